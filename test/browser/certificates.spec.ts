import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { brokenOff, fetched, holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3129)

async function stands(page: Page, name: string): Promise<void> {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await holdsStill(page, name)
    await isAccessible(page, name)
  }
}

test('a certificate is downloaded from the profile, and anybody sees on its page that it is true', async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/profile?tab=certificates`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download the certificate of/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^certificate-.{20}\.pdf$/)
  await isAccessible(page, '/profile?tab=certificates')
  const address = await page
    .getByRole('link', { name: /^Its page for the certificate of/ })
    .getAttribute('href')

  const visitor = await (await browser.newContext()).newPage()
  const complaints = problemsOf(visitor)
  await visitor.goto(`${server.url}${address}`)
  await expect(visitor.getByText('This certificate is true.')).toBeVisible()
  await expect(visitor.getByText(String(address).split('/')[2] ?? '')).toBeVisible()
  await expect(visitor.getByText('student@boli.test')).toHaveCount(0)
  await stands(visitor, '/certificate')
  expect([...problems, ...complaints]).toEqual([])

  await visitor.goto(`${server.url}/certificate/not-a-number`)
  await expect(visitor.getByRole('heading', { name: 'No certificate with this number' })).toBeVisible()
  await stands(visitor, '/certificate of nobody')
  await visitor.close()
})

/** All of a course over the API, but what its last lesson asks for at the end: the address where that is done. */
async function almostFinish(page: Page, unit: string): Promise<string> {
  return page.evaluate(async (unit) => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const read = async (path: string) => (await (await fetch(`/api${path}`, { headers })).json()).results.data
    const save = (body: object) =>
      fetch('/api/updateuserprogress', { method: 'POST', headers, body: JSON.stringify(body) })
    const idsOf = (things: { id: string }[]) => things.map(({ id }) => id)
    let practice = ''
    for (const { chapterId: chapter, lessons } of await read(`/courseLeftMenu/${unit}`)) {
      for (const lesson of idsOf(lessons)) {
        const place = { course: 'hindi', unit, chapter, lesson }
        for (const id of idsOf(await read(`/lessonExercises/${lesson}`)))
          await save({ ...place, completedExerciseId: id })
        for (const id of idsOf(await read(`/lessonVocabularies/${lesson}`)))
          await save({ ...place, completedVocabularyId: id })
        if (practice !== '') await save(JSON.parse(practice))
        const asked = (await read(`/lessons/${lesson}`)).lesson.lessonFeedback
        practice = JSON.stringify({ ...place, completedFeedbackId: idsOf(asked)[0] })
      }
    }
    const last = JSON.parse(practice)
    return `/course/hindi/chapter/${last.chapter}/unit/${unit}/lesson/${last.lesson}/practice`
  }, unit)
}

test('whoever finishes a course is told so there, and led to the certificate', async ({ page }) => {
  test.slow()
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(server.url + (await almostFinish(page, 'hindi-numbers')))
  await page.getByLabel('Your comment').fill('I can count to a hundred.')
  await page.route('**/api/addfeedback', (route) => route.abort(), { times: 1 })
  await press(page, 'Submit')
  // Beside what was pressed: below what was written it would be out of sight on a phone.
  await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText('Please try again.')
  problems.splice(0, problems.length, ...problems.filter((problem) => !brokenOff.test(problem)))
  await press(page, 'Submit')
  const whole = page.getByRole('region', { name: 'The whole course is yours: Numbers and dates' })
  await expect(whole).toBeVisible()
  await page.reload()
  await expect(whole).toBeVisible()
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await holdsStill(page, 'the end of a course')
    await isAccessible(page, 'the end of a course')
  }
  await whole.getByRole('link', { name: 'See my certificate' }).press('Enter')
  await expect(
    page.getByRole('link', { name: 'Download the certificate of Numbers and dates (PDF)' }),
  ).toBeVisible()
  expect(problems).toEqual([])
})

test('credits are told row by row, and a report with what became of it', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.getByRole('link', { name: /credits?$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  await expect(page.getByText(/^Finished the course /)).toBeVisible()
  await expect(page.getByText('+50')).toBeVisible()
  await stands(page, '/credits')

  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const body = { issueType: 'content', comments: '<img src=x onerror=alert(1)> https://evil.example' }
    await fetch('/api/report', { method: 'POST', headers, body: JSON.stringify(body) })
  })
  await page.goto(`${server.url}/reports`)
  // What was typed stands as it was typed, and leads nowhere.
  await expect(page.getByText('<img src=x onerror=alert(1)> https://evil.example')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await stands(page, '/reports')
  expect(problems).toEqual([])
})

test('an admin answers a review and hides another; students read the answer alone', async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'admin@boli.test')
  const [course] = await fetched<{ id: string }[]>(page, '/api/userCourses?languageId=hindi')
  await page.goto(`${server.url}/coursedetails/${course?.id}`)
  const reviews = page.getByRole('region', { name: 'Student reviews' })
  const first = reviews.getByRole('listitem').filter({ hasText: 'my first shop sign' })
  await first.getByRole('button', { name: /^Answer/ }).click()
  await page.getByLabel('Everybody reads this answer').fill('Wonderful! <b>Read on</b>.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Wonderful! <b>Read on</b>.')).toBeVisible()

  const second = reviews.getByRole('listitem').filter({ hasText: 'More films, please!' })
  await second.getByRole('button', { name: /^Hide/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please say why it is hidden')).toBeVisible()
  await page.getByLabel('Why it is hidden (only admins read this)').fill('A test')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(second).toHaveCount(0)
  await stands(page, '/coursedetails')

  const other = await (await browser.newContext()).newPage()
  await signIn(other, server.url, 'student@boli.test')
  await other.goto(`${server.url}/coursedetails/${course?.id}`)
  await expect(other.getByText('Wonderful! <b>Read on</b>.')).toBeVisible()
  await expect(other.getByText('More films, please!')).toHaveCount(0)
  await expect(other.getByRole('button', { name: /^(Answer|Hide)/ })).toHaveCount(0)
  await other.close()

  const author = await (await browser.newContext()).newPage()
  await signIn(author, server.url, 'subscriber@boli.test')
  await author.goto(`${server.url}/coursedetails/${course?.id}`)
  await author.getByRole('button', { name: /^Edit/ }).click()
  await author.getByLabel('3.5 stars').check()
  await author.getByLabel('Your comment').fill('I read two shop signs.')
  await author.getByRole('button', { name: 'Save' }).click()
  await expect(author.getByText('I read two shop signs.')).toBeVisible()
  await expect(author.getByRole('img', { name: '3.5 out of 5' })).toBeVisible()
  await author.close()
  expect(problems).toEqual([])
})
