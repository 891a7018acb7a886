import { expect, type Page, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { completeExercises, fetched, problemsOf, signIn } from './student.ts'

const server = servedOn(3132)

/** Runs, if anything of it is ever taken for markup; each place has its own words, so that it is found again. */
const evil = (place: string) =>
  `${place} <img src=x onerror="window.hacked=1"><script>window.hacked=1</script> [here](javascript:window.hacked=1)`

/** `call`: a method and a path, as "PATCH /admin/feedbacks/1"; the path alone is a POST. */
async function send(page: Page, call: string, body: object): Promise<unknown> {
  const [path = '', method = 'POST'] = call.split(' ').toReversed()
  const sent = { path: `/api${path}`, body: JSON.stringify(body), method }
  const reply = await page.evaluate(async ({ path: address, body: text, method: verb }) => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const response = await fetch(address, { method: verb, headers, body: text })
    return { status: response.status, text: await response.text() }
  }, sent)
  expect(reply.status, `${path}: ${reply.text}`).toBe(200)
  return JSON.parse(reply.text).results?.data
}

/** Each text stands on the page as it was written, and nothing of it has run. */
async function standsStill(page: Page, path: string, place: string): Promise<void> {
  await page.goto(server.url + path)
  await expect(page.getByText(`${place} <img src=x`).first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
  await expect(page.locator('a[href^="javascript:"]'), path).toHaveCount(0)
}

test('what one person writes is text, and nothing else, wherever another reads it', async ({
  page,
  browser,
}) => {
  const lesson = 'hindi-conversations-how-are-you'
  const place = {
    course: 'hindi',
    unit: 'hindi-conversations',
    chapter: 'hindi-conversations.meeting',
    lesson,
  }
  await signIn(page, server.url, 'student@boli.test')
  const exercises = await fetched<{ id: string; questionType: string }[]>(
    page,
    `/api/lessonExercises/${lesson}`,
  )
  await completeExercises(
    page,
    place,
    exercises.map(({ id }) => id),
  )
  const review = (await send(page, '/addfeedback', { ...place, rating: '4.5', comment: evil('Review') })) as {
    id: string
  }
  await send(page, '/report', { lesson_id: lesson, issueType: 'content', comments: evil('Report') })
  const typed = exercises.find(({ questionType }) => questionType.endsWith('TYPE'))?.id ?? ''
  const attempt = { id: crypto.randomUUID(), answer: evil('Answer'), ms: 900, hints: 0 }
  await send(page, '/attempts', { exerciseId: typed, attempt })
  const claim = { exerciseId: typed, attemptId: attempt.id, answer: attempt.answer, comment: evil('Claim') }
  await send(page, '/answerClaims', claim)

  const office = await (await browser.newContext()).newPage()
  const problems = problemsOf(office)
  await signIn(office, server.url, 'admin@boli.test')
  const news = { category: 'contentUpdate', title: evil('Title'), message: evil('News') }
  await send(office, '/admin/notifications', { ...news, audience: { kind: 'everybody' } })
  await send(office, `PATCH /admin/feedbacks/${review.id}`, { answer: evil('Reply') })
  await send(office, '/admin/team', { firstname: 'Mallika', title: 'Author', description: evil('Colleague') })
  await standsStill(office, '/admin/reviews', 'Review')
  await standsStill(office, '/admin/reports', 'Report')
  await standsStill(office, '/admin/answers', 'Claim')
  await standsStill(office, '/admin/talk', 'Title')
  expect(problems).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await signIn(other, server.url, 'star@boli.test')
  await standsStill(other, '/coursedetails/hindi-conversations', 'Review')
  await standsStill(other, '/coursedetails/hindi-conversations', 'Reply')
  await standsStill(other, '/notification', 'Title')
  // Built pages are filled by the server: the one place where text is written into HTML by hand.
  const about = await (await fetch(`${server.url}/aboutus`)).text()
  expect(about).toContain('Colleague &#60;img')
  expect(about).not.toContain('Colleague <img')
})

test('a tutor, who answers them, and a report are text as well, and a name is letters alone', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage()
  await signIn(office, server.url, 'admin@boli.test')
  const short = '<img src=x onerror="window.hacked=1">'
  const tutor = {
    firstname: `Meenal ${short}`,
    email: 'meenal@boli.test',
    description: evil('Teacher'),
    speaks: evil('Tongues'),
    language_id: ['hindi'],
    price: 12,
  }
  const { _id } = (await send(office, '/admin/tutors', tutor)) as { _id: string }

  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  for (const place of ['Meenal', 'Teacher', 'Tongues']) await standsStill(page, '/profilebookatutor', place)
  const asked = { tutor_id: _id, language_id: 'hindi', classsize: '1 to 1', type: 'message' }
  await send(page, '/tutor/requesttutormsgwithauth', { ...asked, message: evil('Question') })
  const report = {
    lesson_id: 'hindi-conversations-how-are-you',
    issueType: 'content',
    comments: evil('Fault'),
  }
  const { id } = (await send(page, '/report', report)) as { id: string }

  const desk = await page.context().newPage()
  await desk.goto(await tutorsLink(desk))
  await expect(desk.getByText('Question <img src=x')).toBeVisible()
  await desk.getByRole('textbox').fill(evil('Answer'))
  await desk.getByRole('button', { name: 'Send' }).click()
  await expect(desk.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(await desk.evaluate(() => 'hacked' in window)).toBe(false)
  await standsStill(page, '/profilebookatutor', 'Question')
  await standsStill(page, '/profilebookatutor', 'Answer')
  await standsStill(office, '/admin/tutorRequests', 'Question')
  await standsStill(office, '/admin/tutors', 'Meenal')

  await send(office, `PATCH /admin/reports/${id}`, { status: 'resolved', answer: evil('Remedy') })
  await standsStill(page, '/reports', 'Remedy')
  expect(problems).toEqual([])

  const named = await fetch(`${server.url}/api/newsignup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Asha ${short}`,
      email: 'marked@boli.test',
      password: 'a long way to Agra',
    }),
  })
  expect(named.status).toBe(400)
})

/** From the mailbox of a machine without a mail server; the mail itself is read there, too. */
async function tutorsLink(page: Page): Promise<string> {
  const mail = page.getByRole('link', { name: /writes to you/ }).first()
  await expect(async () => {
    await page.goto(`${server.url}/dev/mail`)
    await expect(mail).toBeVisible({ timeout: 1000 })
  }).toPass()
  await mail.click()
  await expect(page.getByText('Question <img src=x').first()).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const link = await page.locator('pre a', { hasText: 'tutor-answer' }).getAttribute('href')
  return link ?? ''
}
