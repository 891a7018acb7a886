import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import {
  type FakeMicrophone,
  type FakeTake,
  fakeMicrophone,
  fakeRecogniser,
  hears,
  withoutRecogniser,
} from './fake-speech.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { completedExercises, holdsStill, pressesOf, problemsOf, signIn } from './student.ts'

const lessonId = 'hindi-conversations-hello'
const practice = `/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/${lessonId}/practice`
/** नमस्ते! is heard, and said again. */
const hello = `${lessonId}.e11`
/** After a film: आपका नाम क्या है? */
const askName = `${lessonId}.e12`
const server = servedOn(3126)

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await signIn(page, server.url, 'new@boli.test')
  session = await page.evaluate(() => ({ ...sessionStorage }))
  await page.close()
})

/** What the tab of somebody signed in holds: each test begins there. */
let session: Record<string, string> = {}

/** Practice at one exercise, with a browser that hears this. */
async function openAt(page: Page, exerciseId: string, takes: FakeTake[] | null): Promise<string[]> {
  const problems = problemsOf(page)
  await (takes ? fakeRecogniser(page, takes) : withoutRecogniser(page))
  await fakeMicrophone(page)
  await page.addInitScript(
    ({ kept, lesson, exercise }) => {
      if (sessionStorage.length > 0) return
      Object.assign(sessionStorage, kept)
      localStorage.setItem(`practice-place-${kept.id}-${lesson}`, exercise)
    },
    { kept: session, lesson: lessonId, exercise: exerciseId },
  )
  await page.goto(server.url + practice)
  await expect(page.getByRole('region', { name: 'Your answer' })).toBeVisible({ timeout: 30_000 })
  return problems
}

const say = (page: Page, ...takes: FakeTake[]) =>
  page.evaluate((next) => {
    window.fakeTakes = next
  }, takes)
const answerOf = (page: Page) => page.getByRole('region', { name: 'Your answer' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sees = (page: Page, text: string) =>
  expect(answerOf(page).getByText(text, { exact: true })).toBeVisible()
const isFinished = async (page: Page) => {
  await expect(page.getByText("That's Correct")).toBeVisible()
  await expect(button(page, 'Next')).toBeEnabled()
}

test('of five guesses the right one counts', async ({ page }) => {
  const problems = await openAt(page, hello, [{ hears: ['नमक से', 'नमस्कार', 'नमस्ते'] }])
  await press(page, 'Tap and speak')
  await sees(page, 'नमस्ते')
  // It listens no longer than it must: a busy machine may have begun one more take, which ends long before its ten seconds.
  await expect(button(page, 'Say it again')).toBeVisible()
  expect(await page.evaluate(() => window.takesBegun[0])).toEqual({ lang: 'hi-IN', maxAlternatives: 5 })
  await page.keyboard.press('r')
  await expect(button(page, 'Listening… tap to stop')).toBeVisible()
  await say(page, { hears: ['नमस्ते'] })
  await page.keyboard.press('r')
  await press(page, 'Tap and speak')
  await sees(page, 'नमस्ते')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Enter')
  await isFinished(page)
  expect(problems).toEqual([])
})

test('a wrong answer is explained, and after two one may be the judge oneself', async ({ page }) => {
  await openAt(page, hello, [{ hears: ['आम'] }])
  await press(page, 'Tap and speak')
  await sees(page, 'आम')
  await press(page, 'Check')
  await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
  await expect(page.getByText('Please try again')).toBeVisible()
  await expect(button(page, 'Record yourself instead')).toBeHidden()
  await say(page, { hears: ['घर'] })
  await press(page, 'Say it again')
  await sees(page, 'घर')
  await press(page, 'Check')
  await press(page, 'Record yourself instead')
  await expect(answerOf(page)).toBeFocused()
  await press(page, 'Let the browser listen')
  await say(page, { hears: ['नमस्ते'] })
  await press(page, 'Say it again')
  await sees(page, 'नमस्ते')
  await press(page, 'Check')
  await isFinished(page)
})

test('a sentence said with a pause is one sentence, and a film is no answer', async ({ page }) => {
  await openAt(page, askName, [{ hears: ['आपका नाम'] }, { hears: ['क्या है'] }, { waits: true }])
  await press(page, 'Tap and speak')
  await sees(page, 'आपका नाम क्या है')
  await press(page, 'Say it again')
  await expect(button(page, 'Listening… tap to stop')).toBeVisible()
  await button(page, 'Play').first().click()
  await expect(button(page, 'Tap and speak')).toBeVisible()
  await say(page, { hears: ['आपका नाम क्या है'] })
  await press(page, 'Tap and speak')
  await sees(page, 'आपका नाम क्या है')
  const isStill = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMediaElement>('audio, video')].every(({ paused }) => paused),
    )
  await expect.poll(isStill).toBe(true)
  await press(page, 'Check')
  await isFinished(page)
})

test('guesses are shown as they come; a second tap ends it with what was heard', async ({ page }) => {
  await openAt(page, hello, [{ hears: ['नम'], isGuess: true }])
  await press(page, 'Tap and speak')
  await sees(page, 'नम')
  await press(page, 'Listening… tap to stop')
  await press(page, 'Say it again')
  await press(page, 'Listening… tap to stop')
  await expect(button(page, 'Tap and speak')).toBeVisible()
  await sees(page, 'What you say is written here.')
})

test('after 10 s in which nothing was heard it stops, and twice is enough', async ({ page }) => {
  await page.clock.install()
  await openAt(page, hello, [{ waits: true }])
  await page.clock.pauseAt(Date.now() + 10_000)
  for (let time = 1; time <= 2; time += 1) {
    await press(page, 'Tap and speak')
    await page.clock.runFor(9500)
    await expect(button(page, 'Listening… tap to stop')).toBeVisible()
    await page.clock.runFor(1000)
    await sees(page, 'Nothing was heard for 10 seconds. Come a little closer and say it again.')
  }
  await press(page, 'Record yourself instead')
  await expect(button(page, 'Record yourself')).toBeVisible()
})

test('short takes go on as one, until the page is out of sight', async ({ page }) => {
  await openAt(page, hello, [{ fails: 'no-speech' }, { fails: 'aborted' }, { waits: true }])
  await press(page, 'Tap and speak')
  await expect.poll(() => page.evaluate(() => window.takesBegun.length)).toBe(3)
  await expect(button(page, 'Listening… tap to stop')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await sees(page, 'It stopped listening while you were away. Tap, and say it again.')
})

const unsupported = "Browser doesn't support speech recognition."
const troubles: [FakeTake, string][] = [
  [{ fails: 'audio-capture' }, 'Microphone not found.'],
  [{ fails: 'not-allowed' }, 'Microphone not found.'],
  [{ fails: 'service-not-allowed' }, unsupported],
  [{ fails: 'language-not-supported' }, unsupported],
  [{ fails: 'network' }, 'The speech service cannot be reached.'],
  [{ fails: 'something-else' }, 'Your browser stopped listening.'],
  [{ throws: true }, 'Your browser stopped listening.'],
  [{ ends: true }, 'Your browser stopped listening.'],
]

test('whatever is wrong with the recogniser, the exercise is finished', async ({ page }) => {
  const problems = await openAt(page, hello, [])
  for (const [take, message] of troubles) {
    await test.step(JSON.stringify(take), async () => {
      await page.reload()
      await say(page, take)
      await press(page, 'Tap and speak')
      await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible()
      await expect(answerOf(page)).toBeFocused()
      await say(page, { hears: ['नमस्ते'] })
      await press(page, 'Try speaking again')
      await sees(page, 'नमस्ते')

      await say(page, take)
      await press(page, 'Say it again')
      await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible()
      if (message === 'Microphone not found.') await listen(page)
      else await recordAndRate(page, 'Nearly there')
      await isFinished(page)
    })
  }
  expect(problems).toEqual([])
})

async function listen(page: Page): Promise<void> {
  await expect(button(page, 'I have listened')).toBeDisabled()
  await button(page, 'The model').click()
  await press(page, 'I have listened')
}

async function recordAndRate(page: Page, rating: string): Promise<void> {
  await press(page, 'Record yourself')
  await sees(page, 'Recording… 30 seconds at most.')
  await hears(page, 0.9)
  await press(page, 'Stop recording')
  await press(page, rating)
}

test('without a recogniser one records, compares and rates oneself', async ({ page }) => {
  const problems = await openAt(page, hello, null)
  const sent: string[] = []
  page.on('request', (request) => {
    // Reads that go together carry their addresses alone.
    const reads = request.url().endsWith('/api/together')
    if (request.method() === 'POST' && !reads) sent.push(request.url())
  })
  await expect(page.getByRole('alert').getByText(unsupported, { exact: true })).toBeVisible()
  const tracks = answerOf(page).locator('svg path[d^="M0.2"]')
  await expect(tracks).toHaveCount(1)

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('r')
  await sees(page, 'Recording… 30 seconds at most.')
  await hears(page, 2)
  await page.keyboard.press('r')
  await sees(page, 'Listen to both, then say how it sounded.')
  await expect(tracks).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => window.tracksOpen)).toBe(0)

  await test.step('the two are heard in turn, from the same start', async () => {
    // The tone began after 0.6 s: what is heard begins with it.
    const [silent = 1] = await strokesOf(page, 1)
    expect(silent).toBeLessThan(3)
    expect((await strokesOf(page, 1)).slice(10, 20).every((length) => length > 9)).toBe(true)
    const presses = await pressesOf(answerOf(page))
    await page.keyboard.press('b')
    await expect.poll(presses).toContain('You: true')
    await page.keyboard.press('a')
    await expect.poll(presses).toContain('The model: false')
    const [first, ...rest] = await presses()
    expect(first).toBe('You: true')
    // One ends as the other begins.
    expect(rest.slice(0, 2).sort()).toEqual(['The model: true', 'You: false'])
    expect(rest.slice(2)).toEqual(['The model: false'])
  })

  await test.step('what repeats goes on until it is stopped', async () => {
    await press(page, 'Repeat')
    await press(page, 'You')
    await expect.poll(() => page.evaluate(() => window.repeats)).toBeGreaterThan(0)
    await expect(button(page, 'You')).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Repeat')
    await expect(button(page, 'You')).toHaveAttribute('aria-pressed', 'false', { timeout: 10_000 })
  })

  await test.step('the slow model is drawn longer', async () => {
    // The longer of the two fills the width.
    const lengths = async () =>
      (await Promise.all([0, 1].map((at) => strokesOf(page, at)))).map((all) => all.length)
    await expect.poll(async () => (await lengths())[1]).toBe(64)
    const [usual = 0] = await lengths()
    await press(page, 'Slow model')
    await expect(tracks).toHaveCount(2)
    await expect.poll(async () => (await lengths())[0]).toBeGreaterThan(usual * 1.2)
  })

  await press(page, 'Not yet')
  await press(page, 'Leave it at that')
  await isFinished(page)
  await sees(page, 'Your recording stays on this page, and is gone when you leave it.')
  expect(sent).toEqual([])
  expect(problems).toEqual([])
})

/** How long the strokes of the model (0) or of oneself (1) hang down. */
async function strokesOf(page: Page, at: number): Promise<number[]> {
  const drawn = (await answerOf(page).locator('svg path[d^="M0.2"]').nth(at).getAttribute('d')) ?? ''
  return [...drawn.matchAll(/v([\d.]+)/g)].map(([, length]) => Number(length))
}

test('a recording ends after 30 s', async ({ page }) => {
  await openAt(page, hello, null)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await press(page, 'Record yourself')
  await sees(page, 'Recording… 30 seconds at most.')
  await hears(page, 0.7)
  await page.clock.runFor(29_000)
  await expect(button(page, 'Stop recording')).toBeVisible()
  await page.clock.runFor(1100)
  await expect(button(page, 'Record again')).toBeVisible()
})

test('a recording on which nothing is heard says so', async ({ page }) => {
  await openAt(page, hello, null)
  await page.evaluate(() => {
    window.microphone = 'silence'
  })
  await press(page, 'Record yourself')
  await hears(page, 0.7)
  await press(page, 'Stop recording')
  await sees(page, 'Nothing can be heard on it. Record again, a little louder or closer to the microphone.')
  await press(page, 'Like the model')
  await isFinished(page)
})

test('whatever is wrong with the microphone, the exercise is finished', async ({ page }) => {
  const wrong: [FakeMicrophone, string][] = [
    ['NotAllowedError', 'Microphone not found.'],
    ['NotFoundError', 'Microphone not found.'],
    ['NotReadableError', 'The microphone is busy.'],
    ['NotSupportedError', 'This browser cannot record.'],
    ['InvalidStateError', 'The recording did not work.'],
  ]
  await openAt(page, hello, null)
  for (const [microphone, message] of wrong) {
    await test.step(microphone, async () => {
      await page.reload()
      await page.evaluate((fake) => {
        window.microphone = fake
      }, microphone)
      await press(page, 'Record yourself')
      await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible()
      await expect(button(page, 'Try recording again')).toBeVisible()
      await listen(page)
      await isFinished(page)
    })
  }
  await test.step('no recorder at all', async () => {
    await page.reload()
    await page.evaluate(() => Object.assign(window, { MediaRecorder: undefined }))
    await press(page, 'Record yourself')
    await expect(page.getByText('This browser cannot record.')).toBeVisible()
    await listen(page)
    await isFinished(page)
  })
  await test.step('a question of the browser that nobody answers', async () => {
    await page.reload()
    await page.evaluate(() => {
      window.microphone = 'never'
    })
    await press(page, 'Record yourself')
    await sees(page, 'Your browser asks whether this page may use the microphone.')
    await press(page, "I can't speak now")
    await listen(page)
    await isFinished(page)
  })
})

test('who leaves while recording lets go of the microphone', async ({ page }) => {
  await openAt(page, hello, null)
  await press(page, 'Record yourself')
  await sees(page, 'Recording… 30 seconds at most.')
  expect(await page.evaluate(() => window.tracksOpen)).toBe(1)
  await press(page, 'Skip')
  await expect.poll(() => page.evaluate(() => window.tracksOpen)).toBe(0)
})

test('who cannot speak now is not recorded any longer', async ({ page }) => {
  await openAt(page, hello, null)
  await press(page, 'Record yourself')
  await sees(page, 'Recording… 30 seconds at most.')
  await press(page, "I can't speak now")
  await expect.poll(() => page.evaluate(() => window.tracksOpen)).toBe(0)
})

test('one may speak again', async ({ page }) => {
  await openAt(page, hello, [{ hears: ['नमस्ते'] }])
  await press(page, "I can't speak now")
  await press(page, 'I can speak again')
  await page.reload()
  await press(page, 'Tap and speak')
  await sees(page, 'नमस्ते')
})

test('speaking is well laid out on every screen, in both themes', async ({ page }) => {
  const looks: [string, () => Promise<void>][] = [
    ['speaking', async () => {}],
    [
      'a wrong answer',
      async () => {
        await press(page, 'Tap and speak')
        await sees(page, 'आम')
        await press(page, 'Check')
      },
    ],
    [
      'a trouble',
      async () => {
        await say(page, { fails: 'network' })
        await press(page, 'Say it again')
        await press(page, 'Record yourself')
        await hears(page, 0.8)
        await press(page, 'Stop recording')
        await expect(button(page, 'Not yet')).toBeVisible()
      },
    ],
    ['silence', () => press(page, "I can't speak now")],
  ]
  await openAt(page, hello, [{ hears: ['आम'] }])
  for (const [name, reach] of looks) {
    await reach()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await holdsStill(page, `${name} at ${width}`)
      }
      await isAccessible(page, `${name}, ${colorScheme}`)
    }
    const heights = await answerOf(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().height]))
    expect(heights.filter(([, height]) => Number(height) < 44)).toEqual([])
  }
})

test("who can't speak now is not asked again in this sitting", async ({ page }) => {
  await openAt(page, hello, [{ hears: ['नमस्ते'] }])
  await press(page, "I can't speak now")
  await expect(answerOf(page)).toBeFocused()
  await listen(page)
  await isFinished(page)
  await press(page, 'Next')
  await expect(button(page, 'I have listened')).toBeVisible()
  await page.reload()
  await listen(page)
  await isFinished(page)
  await press(page, 'Next')
  await expect
    .poll(() => completedExercises(page, lessonId))
    .toEqual(expect.arrayContaining([hello, askName]))
})
