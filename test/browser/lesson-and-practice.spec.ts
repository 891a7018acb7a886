import { expect, type Page, test } from '@playwright/test'
import type { Lesson, LessonProgress } from '#calls/lessons.ts'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { servedOn } from './own-server.ts'
import { press, solveExercise } from './solve-exercise.ts'
import { changeAnswers, completeExercises, completeWords, fetched, hasCome, signIn } from './student.ts'

const lesson = 'hindi-conversations-how-are-you'
const [unit, chapter] = ['hindi-conversations', 'hindi-conversations.meeting']
const place = { course: 'hindi', unit, chapter, lesson }
const path = `/course/hindi/chapter/${chapter}/unit/${unit}/lesson/${lesson}`
const practice = `${path}/practice`
const server = servedOn(3212)

/** What the lesson's practice goes through. */
async function partsOf(page: Page) {
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lesson}`)
  const words = await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${lesson}`)
  return { exercises, words }
}

const idsOf = (things: { id: string }[]) => things.map(({ id }) => id)

/** Every sound is heard from its first moment, and goes on until somebody ends it. */
const soundsGoOn = (page: Page) =>
  page.addInitScript(() => {
    class Endless extends EventTarget {
      currentTime = 1
      play = async () => {}
      pause = () => this.dispatchEvent(new Event('pause'))
    }
    Object.assign(window, { Audio: Endless })
  })

test('a word is not known because the one before was cut off', async ({ page }) => {
  await signIn(page, server.url, 'star@boli.test')
  const { exercises, words } = await partsOf(page)
  await completeExercises(page, place, idsOf(exercises))
  await soundsGoOn(page)
  await page.goto(server.url + practice)
  const card = page.getByRole('article')
  const known = page.getByRole('button', { name: 'I know it' })
  await expect(card).toContainText(words[0]?.wordInNative ?? '-')
  await expect(known).toBeDisabled()
  await press(page, 'Skip')
  await expect(card).toContainText(words[1]?.wordInNative ?? '-')
  await expect(known).toBeDisabled()
  await press(page, 'Play')
  await expect(known).toBeEnabled()
  await press(page, 'Skip')
  await expect(card).toContainText(words[2]?.wordInNative ?? '-')
  await expect(known).toBeDisabled()
})

test('a word whose sound does not come can be known all the same', async ({ page }) => {
  await signIn(page, server.url, 'star@boli.test')
  const { exercises, words } = await partsOf(page)
  await completeExercises(page, place, idsOf(exercises))
  await page.route('**/media/voice/**', (route) => route.abort())
  await page.goto(server.url + practice)
  const card = page.getByRole('article')
  await expect(card).toContainText(words[0]?.wordInNative ?? '-')
  await press(page, 'I know it')
  await expect(card).toContainText(words[1]?.wordInNative ?? '-')
})

test('what a lesson earned is not told again when it is practised again', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  const { exercises, words } = await partsOf(page)
  const last = exercises.find(({ questionType }) => questionType === 'LISTEN WITH TEXT')
  if (!last) throw new Error('The lesson has none to choose.')
  await completeExercises(page, place, idsOf(exercises.filter(({ id }) => id !== last.id)))
  await completeWords(page, place, idsOf(words))
  // Of the exercises it is this one alone that is practised again.
  await changeAnswers(page, `/lessonExercises/${lesson}`, (data) => {
    const all = data as unknown as object[]
    all.splice(0, all.length, last)
  })
  await soundsGoOn(page)
  await page.goto(server.url + practice)
  await solveExercise(page, last)
  await page.getByRole('radio', { name: '4.5 stars' }).check({ force: true })
  await press(page, 'Submit')
  const ofToday = page.getByText(/\d points? today/)
  await expect(ofToday).toBeVisible()
  await expect(page.getByText('+10', { exact: true })).toBeVisible()

  await press(page, 'Practise again')
  await solveExercise(page, last)
  for (const { wordInNative } of words) {
    await expect(page.getByRole('article')).toContainText(wordInNative)
    // Heard once, it plays again.
    await press(page, 'Play')
    await press(page, 'I know it')
  }
  // It stands there once the academy has said what was earned.
  await expect(ofToday).toBeVisible()
  await expect(page.getByText('Credits earned')).toBeHidden()
})

test('a film that was watched in the practice is told on the page of its lesson, once', async ({ page }) => {
  const sent: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/updateuserprogress')) sent.push(request.postDataJSON())
  })
  const told = async () =>
    (await fetched<LessonProgress>(page, `/api/lessonExercisesProgress/${lesson}`)).completedVideoIds
  await signIn(page, server.url, 'student@boli.test')
  const [, watched] = (await fetched<Lesson>(page, `/api/lessons/${lesson}`)).lesson.videos
  if (!watched) throw new Error('The lesson has no second film.')
  expect(await told()).not.toContain(watched.id)
  // As the player of the practice writes it down, which tells nothing of it.
  const place = { ms: watched.duration * 1000, intervals: [[0, watched.duration * 1000]] }
  await page.evaluate(
    ([id, kept]) => localStorage.setItem(`video:${sessionStorage.getItem('id')}:${id}`, kept),
    [watched.id, JSON.stringify(place)] as const,
  )
  await page.goto(`${server.url}/introduction${path}`)
  await expect.poll(told).toContain(watched.id)
  await page.reload()
  await hasCome(page)
  expect(sent).toEqual([expect.objectContaining({ videoCompleted: true, videoId: watched.id })])
})
