import { type StudioExercise, type StudioFilm, studioFields } from '#calls/studio-shapes.ts'
import type { ExerciseType } from '#rules/exercise-types.ts'

export type FormField = keyof Pick<
  StudioExercise,
  | 'hear'
  | 'read'
  | 'watch'
  | 'lines'
  | 'show'
  | 'right'
  | 'wrong'
  | 'rightWord'
  | 'wrongWords'
  | 'answer'
  | 'extra'
  | 'accepted'
>

/** What the form of each type asks for, in the order in which one writes it. */
export const formOf = (type: string) => studioFields(type as ExerciseType) as FormField[]

/** What a field is called, what it is for, and where it stands in the file (which the lint names). */
export const formFields: Record<FormField, { label: string; hint: string; place: string }> = {
  hear: { label: 'What is heard', hint: 'A sentence, and what it means', place: 'hear' },
  read: { label: 'What is read', hint: 'One to four short sentences, and what they mean', place: 'read' },
  watch: { label: 'Film', hint: 'One of this lesson', place: 'watch' },
  lines: { label: 'Only these lines', hint: 'Leave both empty for the whole film', place: 'lines' },
  show: { label: 'Before the answer, the text is', hint: '', place: 'show' },
  right: { label: 'The right answer', hint: 'English, or a text with its English', place: 'right' },
  wrong: { label: 'Wrong answers', hint: 'Two or three that could be right, and are not', place: 'wrong' },
  rightWord: { label: 'The right picture', hint: 'A word that has a picture', place: 'right' },
  wrongWords: {
    label: 'Wrong pictures',
    hint: 'Leave it empty and pictures of known words are proposed',
    place: 'wrong',
  },
  answer: { label: 'What is to be answered', hint: '', place: 'answer' },
  extra: { label: 'Tiles too many', hint: 'Words that do not belong, one a line', place: 'extra' },
  accepted: {
    label: 'Other answers that count',
    hint: 'One a line. Spelling variants count by themselves.',
    place: 'accepted',
  },
}

/** A type in the words of an author: what is met, what is done. */
export const typeNames: Record<ExerciseType, string> = {
  'LISTEN WITH IMAGE': 'Listen, choose a picture',
  'LISTEN WITH AUDIO': 'Listen, choose a voice',
  'LISTEN WITH TEXT': 'Listen, choose a text',
  'LISTEN WITH ORDER': 'Listen, put words in order',
  'LISTEN WITH TYPE': 'Listen, type it',
  'LISTEN WITH RECORD': 'Listen, say it',
  'WATCH WITH AUDIO': 'Watch, choose a voice',
  'WATCH WITH TEXT': 'Watch, choose a text',
  'WATCH WITH ORDER': 'Watch, put words in order',
  'WATCH WITH TYPE': 'Watch, type it',
  'WATCH WITH RECORD': 'Watch, say it',
  'WATCH VIDEO': 'Watch a film',
  'WATCH 4LVIDEO': 'Watch with four lines',
  'READING WITH TEXT': 'Read, choose a text',
}
export const typeOptions = Object.entries(typeNames).map(([value, name]) => ({
  value,
  label: `${name} (${value})`,
}))

/** What an exercise is about, in a line: for lists. A film is told by its title, its id stands in the file alone. */
export function gistOf(
  { hear, read, answer, watch, ask, rightWord }: StudioExercise,
  films: readonly Pick<StudioFilm, 'id' | 'title'>[],
): string {
  const film = films.find(({ id }) => id === watch)
  return hear?.hi || read?.hi || answer?.hi || ask || rightWord || film?.title || watch
}

/** A new exercise, with nothing in it but its id: the first number that none has, or had (`next` and all after it). */
export function newExercise(
  type: ExerciseType,
  exercises: readonly StudioExercise[],
  next = 1,
): StudioExercise {
  const numbers = exercises.map(({ id }) => Number(/^e(\d+)$/.exec(id)?.[1] ?? 0))
  return {
    id: `e${Math.max(next, ...numbers.map((number) => number + 1))}`,
    type,
    ...{ ask: '', master: '', active: true, watch: '', wrong: [], rightWord: '', wrongWords: [] },
    ...{ extra: [], accepted: [] },
  }
}
