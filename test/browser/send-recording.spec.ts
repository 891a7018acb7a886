import { expect, type Locator, type Page, test } from '@playwright/test'
import type { TrialLesson } from '#calls/trial.ts'
import { isAccessible } from './axe.ts'
import { fakeMicrophone, hears, withoutRecogniser } from './fake-speech.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { holdsStill, pressesOf, problemsOf, signIn } from './student.ts'

const lessonId = 'hindi-conversations-hello'
const practice = `/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/${lessonId}/practice`
/** नमस्ते! is heard, and said again. */
const hello = `${lessonId}.e11`
const server = servedOn(3147)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const looks = async (page: Page, name: string, shown?: Locator) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await holdsStill(page, `${name} at ${width}`)
      await shown?.scrollIntoViewIfNeeded()
      const shots = process.env.SHOTS
      if (shots) await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png` })
    }
    await isAccessible(page, `${name}, ${colorScheme}`)
  }
}

/** The newest link of this kind in the mails that a server without SMTP keeps. */
async function linkIn(page: Page, kind: string): Promise<string> {
  const mailbox = await page.context().newPage()
  const address = mailbox.locator('pre a', { hasText: kind })
  await expect(async () => {
    await mailbox.goto(`${server.url}/dev/mail`)
    await mailbox.locator('main a').first().click()
    await expect(address).toBeVisible({ timeout: 1000 })
  }).toPass()
  const link = await address.getAttribute('href')
  await mailbox.close()
  return link ?? ''
}

/** Kavita answers a message: from then on she is this student's tutor. */
async function getTutor(page: Page): Promise<void> {
  await page.goto(`${server.url}/profilebookatutor`)
  await page
    .getByRole('article', { name: /Kavita/ })
    .getByRole('button', { name: 'Message' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Language').selectOption({ label: 'Hindi' })
  await dialog.getByLabel('Class size').selectOption({ label: '1 to 1' })
  await dialog.getByLabel('Message').fill('Namaste')
  await press(page, 'Send Message')
  await expect(dialog).toHaveCount(0, { timeout: 5000 })
  const answers = await page.context().newPage()
  await answers.goto(await linkIn(page, 'tutor-answer'))
  await answers.getByLabel('Your answer').fill('Namaste!')
  await answers.getByRole('button', { name: 'Send' }).click()
  await expect(answers.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await answers.close()
}

async function recordOneself(page: Page): Promise<void> {
  await page.evaluate(
    ({ lesson, exercise }) => localStorage.setItem(`practice-place-${sessionStorage.id}-${lesson}`, exercise),
    { lesson: lessonId, exercise: hello },
  )
  await page.goto(server.url + practice)
  await press(page, 'Record yourself')
  await hears(page, 1.5)
  await press(page, 'Stop recording')
  await expect(button(page, 'Not yet')).toBeVisible()
}

test('a recording is sent to one’s tutor, answered without an account, and the answer found', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await withoutRecogniser(page)
  await fakeMicrophone(page)
  await signIn(page, server.url, 'new@boli.test')

  await test.step('who has no tutor is not asked', async () => {
    await recordOneself(page)
    await expect(button(page, 'Send it to my tutor')).toHaveCount(0)
  })
  await getTutor(page)
  await recordOneself(page)
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Reads that go together carry their addresses alone.
    if (request.method() === 'POST' && pathname !== '/api/together') posts.push(pathname)
  })
  await press(page, 'Send it to my tutor')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('A line to your tutor, if you like').fill('Is the <b>s</b> right?')
  await looks(page, 'send')
  expect(posts).toEqual([])

  await test.step('without a connection nothing is lost', async () => {
    await page.context().setOffline(true)
    await press(page, 'Send')
    await expect(dialog.getByRole('alert')).toContainText('The academy cannot be reached just now.')
    await expect(dialog.getByRole('alert')).toContainText('Your recording is still here.')
    await page.context().setOffline(false)
  })
  await page.keyboard.press('Escape')
  await press(page, 'Send it to my tutor')
  await expect(dialog.getByLabel('A line to your tutor, if you like')).toHaveValue('Is the <b>s</b> right?')
  await press(page, 'Send')
  await expect(dialog).toHaveCount(0)
  const sent = button(page, 'Sent to Kavita Mishra')
  await expect(sent).toBeVisible()
  await expect(page.getByText('Kavita Mishra has your recording for 30 days.')).toBeVisible()
  await looks(page, 'sent')

  await test.step('the tutor hears it and answers', async () => {
    const tutor = await page.context().newPage()
    const wrong = problemsOf(tutor)
    const link = await linkIn(page, 'tutor-recording')
    await tutor.goto(link)
    await expect(tutor.locator('.said')).toHaveText('नमस्ते!')
    await expect(tutor.getByText('Is the <b>s</b> right?')).toBeVisible()
    const seconds = await tutor.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
      const heard = new Promise((end) => audio.addEventListener('ended', end, { once: true }))
      await audio.play()
      await heard
      return audio.currentTime
    })
    expect(seconds).toBeGreaterThan(1)
    await tutor.getByLabel('How does it sound?').fill('Softer at the end: नमस्ते')
    await looks(tutor, 'tutor-page')
    await tutor.getByRole('button', { name: 'Send' }).click()
    await expect(tutor.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await tutor.goto(`${link}x`)
    await expect(tutor.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
    expect(wrong.filter((text) => !text.includes('404'))).toEqual([])
    await tutor.close()
  })

  await test.step('the bell leads to the answer', async () => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto(`${server.url}/dashboard`)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByText('Kavita Mishra has answered your recording').first().click()
    await page.waitForURL('**/profilebookatutor')
    const own = page.getByRole('region', { name: 'My recordings' })
    await expect(own.getByText('Softer at the end: नमस्ते')).toBeVisible()
    await expect(own.getByText('Is the <b>s</b> right?')).toBeVisible()
    const presses = await pressesOf(own)
    await own.getByRole('button', { name: 'Hear it' }).click()
    await expect.poll(presses).toEqual(['Hear it: true', 'Hear it: false'])
    await page.mouse.move(0, 0)
    await looks(page, 'own', own.getByRole('button', { name: 'Hear it' }))
  })
  // The browser's own lines, of the moment without a connection.
  expect(problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('a visitor records, compares, and is not asked', async ({ page }) => {
  const problems = problemsOf(page)
  await withoutRecogniser(page)
  await fakeMicrophone(page)
  const reply = await page.request.get(`${server.url}/api/trialLesson`)
  const { exercises }: TrialLesson = (await reply.json()).results.data
  const at = exercises.findIndex(({ questionType }) => questionType.endsWith('RECORD'))
  await page.goto(`${server.url}/try/practice`)
  for (let skipped = 0; skipped < at; skipped += 1) await press(page, 'Skip')
  await press(page, 'Record yourself')
  await hears(page, 1.5)
  await press(page, 'Stop recording')
  await expect(button(page, 'Not yet')).toBeVisible()
  await expect(button(page, 'Send it to my tutor')).toHaveCount(0)
  expect(problems).toEqual([])
})
