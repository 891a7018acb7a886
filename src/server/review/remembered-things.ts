import { normalise } from '#language/normalise.ts'
import { canSeeCourse, type Learner } from '#rules/lesson-access.ts'
import type { Kin } from '#rules/review/apart.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow, WordRow } from '../curriculum/taught-rows.ts'
import { mayOpen } from '../lessons/lesson-gate.ts'
import { sentenceIn } from './rated-things.ts'

/** What a card is of: a word or an exercise, and the lesson through which this student may see it. */
export type Thing = { lesson: LessonTaught } & (
  | { word: WordRow; exercise?: never }
  | { exercise: ExerciseRow; word?: never }
)

/** Finds what a card is of; nothing where it is no longer taught, or its lesson is not theirs to open (domain 2). */
export function thingFinder(taught: Taught, learner: Learner): (itemId: string) => Thing | undefined {
  const isOpen = (lesson: LessonTaught) => canSeeCourse(learner, lesson.course.id) && mayOpen(learner, lesson)
  return (itemId) => {
    const exercise = taught.exercise(itemId)
    const lesson = exercise
      ? [taught.lesson(exercise.lessonId)].find((one) => one && isOpen(one))
      : taught.lessonsWith(itemId).find(isOpen)
    if (!lesson) return undefined
    if (exercise) return { lesson, exercise }
    const word = taught.word(itemId)
    return word && { lesson, word }
  }
}

const kept = new WeakMap<WordRow | ExerciseRow, Kin>()

/** What a thing is about, and what it gives away of others; worked out once for each version of the curriculum. */
export function kinOf(thing: Thing): Kin {
  const what = thing.word ?? thing.exercise
  const known = kept.get(what)
  if (known) return known
  const found = findKin(thing)
  kept.set(what, found)
  return found
}

function findKin({ word, exercise, lesson }: Thing): Kin {
  if (word) {
    return { about: normalise(word.native), mentions: word.example ? [normalise(word.example.hindi)] : [] }
  }
  const sentence = sentenceIn(exercise) || exercise.id
  const tokens = sentence.split(' ')
  const forms = lesson.words.filter(({ forms }) => forms.some((form) => tokens.includes(normalise(form))))
  return { about: sentence, mentions: [...tokens, ...forms.map(({ native }) => normalise(native))] }
}
