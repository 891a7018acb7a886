import type { Page } from '@playwright/test'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { press, solveExercise } from '../../test/browser/solve-exercise.ts'
import { fetched } from '../../test/browser/student.ts'

/** What was done of a course, and what went wrong. */
export interface Learnt {
  courseId: string
  /** What is being done: where it goes wrong, this is told with it. */
  at: string
  begun: number
  exercises: number
  words: number
  /** What was said on the page's console. */
  complaints: string[]
  trouble: string[]
}

interface Lesson {
  url: string
  languageId: string
  chapterId: string
  lessonId: string
  learnt: Learnt
}

/** In the page: what plays runs four times as quickly as the page asked for, so nobody waits for films. */
export function playsQuickly(): void {
  const asked = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'playbackRate')
  if (!asked?.set) return
  Object.defineProperty(HTMLMediaElement.prototype, 'playbackRate', {
    ...asked,
    set(rate: number) {
      asked.set?.call(this, rate * 4)
    },
  })
}

/** A whole lesson as a student goes through it: the film, each exercise, each word, and what one thought of it. */
export async function learnLesson(page: Page, lesson: Lesson): Promise<void> {
  const { url, languageId, chapterId, lessonId, learnt } = lesson
  const place = `course/${languageId}/chapter/${chapterId}/unit/${learnt.courseId}/lesson/${lessonId}`
  learnt.at = 'the film of the lesson'
  await page.goto(`${url}/introduction/${place}`)
  await press(page, 'Play')
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()

  await page.goto(`${url}/${place}/practice`)
  for (const exercise of await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)) {
    learnt.at = `${exercise.id} (${exercise.questionType})`
    await solveExercise(page, exercise)
    learnt.exercises += 1
  }
  for (const word of await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${lessonId}`)) {
    learnt.at = `the word ${word.wordInNative}`
    await page.getByText(word.wordInNative, { exact: true }).first().waitFor()
    await press(page, 'Discover Meaning')
    await press(page, 'I know it')
    learnt.words += 1
  }
  learnt.at = 'the feedback'
  await page.getByLabel('Your comment').fill('Now I can say it.')
  await press(page, 'Submit')
  learnt.at = 'the end'
  await page.getByLabel('Your comment').waitFor({ state: 'detached' })
  const { progress } = await fetched<{ progress: number }>(page, `/api/lessonExercisesProgress/${lessonId}`)
  if (progress !== 100) throw new Error(`the lesson stands at ${progress} %`)
}
