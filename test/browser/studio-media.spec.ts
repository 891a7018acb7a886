import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { installedForTests } from '../../scripts/find-chromium.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { completeExercises, fetched, problemsOf, signIn } from './student.ts'

const server = servedOn(3198)
const chromium = installedForTests()

test.use({
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    chromiumSandbox: false,
    // A microphone that beeps, and that nobody has to be asked for.
    args: [
      '--disable-gpu',
      '--autoplay-policy=no-user-gesture-required',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

/** Longer than one part may be, so that it takes several. */
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(9_000_000, 7)])

test('a video that is cut off in the middle goes on where it stood', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(`${server.url}/admin/lessons/hindi-market-mangoes?part=films`)
  await press(page, 'Add a video file')
  const offsets: number[] = []
  let isCut = false
  await page.route('**/api/admin/videos/*', async (route) => {
    const { offset } = route.request().postDataJSON() as { offset: number }
    if (offset > 0 && !isCut) {
      isCut = true
      return route.abort('connectionreset')
    }
    offsets.push(offset)
    return route.continue()
  })
  const file = { name: 'Our Market.mp4', mimeType: 'video/mp4', buffer: film }
  await page.getByLabel('Or send one').setInputFiles(file)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Our Market.mp4 is there')).toBeVisible()
  // The part that had arrived is not sent again.
  expect(offsets).toEqual([0, 4_194_304, 8_388_608])
  await expect(page.getByLabel('File', { exact: true })).toHaveValue(/^our-market-[a-z0-9]{8}\.mp4$/)
  await isAccessible(page, 'a video that was sent')
  const [kept] = await fetched<{ url: string; size: number }[]>(page, '/api/admin/videos')
  const watched = await page.request.get(`${server.url}${kept?.url}`)
  expect((await watched.body()).equals(film)).toBe(true)
  expect(problems.filter((one) => !one.includes('ERR_CONNECTION_RESET'))).toEqual([])
})

test('another film that is chosen while one is being sent takes its place', async ({ page }) => {
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(`${server.url}/admin/lessons/hindi-market-mangoes?part=films`)
  await press(page, 'Add a video file')
  let isHeld = false
  await page.route('**/api/admin/videos/*', (route) => {
    if (isHeld) return route.continue()
    isHeld = true
  })
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/admin/videos/'),
    timeout: 60_000,
  })
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Or send one').setInputFiles({ name, mimeType: 'video/mp4', buffer })
  await choose('Wrong.mp4', film)
  await expect.poll(() => isHeld).toBe(true)
  await choose('Right.mp4', film.subarray(0, 2000))
  await givenUp
  await expect(page.getByText('Right.mp4 is there')).toBeVisible()
  await expect(page.getByLabel('File', { exact: true })).toHaveValue(/^right-[a-z0-9]{8}\.mp4$/)
})

const mangoes = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
}
const recorded = `${mangoes.lesson}.e4`

/** A student for whom only the exercise that is recorded is left in its lesson. */
async function studentBefore(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, server.url, 'subscriber@boli.test')
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${mangoes.lesson}`)
  const others = exercises.map(({ id }) => id).filter((id) => id !== recorded)
  await completeExercises(page, mangoes, others)
  return page
}

/** What is heard when the exercise is opened in practice. */
async function heardBy(student: Page): Promise<{ path: string; sound: Buffer }> {
  const { course, chapter, unit, lesson } = mangoes
  // What is only fetched ahead is heard later.
  const played = student.waitForResponse(
    (response) => response.url().includes('/media/voice/') && response.request().resourceType() !== 'fetch',
  )
  await student.goto(
    `${server.url}/course/${course}/chapter/${chapter}/unit/${unit}/lesson/${lesson}/practice`,
  )
  await expect(student.getByRole('heading', { level: 1, name: 'What did you hear?' })).toBeVisible()
  const url = new URL((await played).url())
  return { path: url.pathname, sound: await (await student.request.get(url.href)).body() }
}

test('an exercise is recorded, listened to and kept, and a student hears it at once', async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page)
  const student = await studentBefore(browser)
  const before = await heardBy(student)
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(`${server.url}/admin/exercises/${recorded}`)
  await press(page, 'Voice')
  const panel = page.getByRole('dialog', { name: 'How it is said' })
  await expect(panel.getByText("The academy's computer voice says it.")).toBeVisible()
  await panel.getByRole('button', { name: 'Record' }).click()
  await page.waitForTimeout(2500)
  await panel.getByRole('button', { name: 'Stop recording' }).click()
  await expect(panel.getByRole('status')).toHaveText('Listen to it before you keep it.')
  await panel.getByRole('button', { name: 'Listen to it' }).click()
  await isAccessible(page, 'a recording')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/admin/recordings'))
  await panel.getByRole('button', { name: 'Keep this recording' }).click()
  await expect(panel.getByText(/ said it, /)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Keep this recording' })).toHaveCount(0)
  const { results } = await (await kept).json()
  const recording = new URL(results.data.normal, server.url)

  const after = await heardBy(student)
  expect(after.path).toBe(recording.pathname)
  expect(after.path).not.toBe(before.path)
  expect(after.sound.equals(await (await page.request.get(recording.href)).body())).toBe(true)
  expect(after.sound.equals(before.sound)).toBe(false)
  expect(problems).toEqual([])
})
