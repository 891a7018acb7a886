import { type Exercise, lessonExercises, lessonVocabularies, type Vocabulary } from '#calls/practice.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import { type LessonDone, nothingIn } from '../lessons/lesson-progress.ts'
import { SharedBy, SharedLater } from '../lessons/shared-by.ts'
import type { Media } from '../media/media.ts'
import type { Ending } from '../media/media-addresses.ts'
import { OwnPart, type ReadyReply, readyList, SharedPart } from '../ready-reply.ts'
import { shownExercises, shownWords } from './practice-shown.ts'

type Own = Pick<Exercise & Vocabulary, 'isCompleted'>

/** The exercises and words of lessons, written once: of each, a student's own is whether it is completed. */
export function sharedPractice(media: Media) {
  const exercises = new SharedLater<LessonTaught, SharedPart<Own>[]>(media, async (lesson, until) => {
    const shown = await shownExercises(lesson, nothingIn(), { media, ...until })
    return { made: partsOf(lessonExercises.reply.parse(shown)), isWhole: isWhole(lesson, shown) }
  })
  const words = new SharedBy<LessonTaught, SharedPart<Own>[]>(media, (lesson, until) =>
    partsOf(lessonVocabularies.reply.parse(shownWords(lesson, nothingIn(), { media, ...until }))),
  )
  return {
    async exercises(lesson: LessonTaught, done: LessonDone, until: Ending): Promise<ReadyReply> {
      return completed(await exercises.of(lesson, until), lesson.exercises, done.exercise)
    },
    words(lesson: LessonTaught, done: LessonDone, until: Ending): ReadyReply {
      return completed(words.of(lesson, until), lesson.words, done.vocabulary)
    },
  }
}

/** Without the voice a film lacks its clock: nothing to keep. */
function isWhole({ films }: LessonTaught, shown: Exercise[]): boolean {
  const drawn = new Set(films.filter(({ script }) => script !== null).map(({ id }) => id))
  return shown.every(
    ({ exerciseVideo }) => !exerciseVideo || exerciseVideo.film || !drawn.has(exerciseVideo.id),
  )
}

function partsOf(shown: Own[]): SharedPart<Own>[] {
  return shown.map(({ isCompleted: _, ...shared }) => new SharedPart(shared))
}

const [isDone, isOpen] = [new OwnPart<Own>({ isCompleted: true }), new OwnPart<Own>({ isCompleted: false })]

function completed(parts: SharedPart<Own>[], things: { id: string }[], done: Set<string>): ReadyReply {
  return readyList(parts.map((part, at) => part.with(done.has(things[at]?.id ?? '') ? isDone : isOpen)))
}
