import { aksharas } from '#language/aksharas.ts'
import type { Lexicon, WordEntry } from '#language/judgement.ts'
import { normalise } from '#language/normalise.ts'
import { type Checked, optionsOf } from './check-choice.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes, type Prompt } from './exercise-types.ts'

/** What was said, as far as it may be told. */
export interface Said {
  hindi: string
  roman: string
  gloss: string
  english: string
}

/** One step of help; it may take a wrong choice away. */
export interface Hint {
  text: string
  removes?: string
}

interface Asked {
  exercise: Checked
  said: Said
  lexicon: Lexicon
}

/** How many hints were taken when the answer itself was seen. */
export const answerShown = 3

const kinds: Record<AnswerKind, (asked: Asked) => Hint[]> = {
  image: choiceHints,
  audio: choiceHints,
  text: choiceHints,
  order: (asked) => [
    { text: ideaOf(asked) },
    { text: firstTile(asked.exercise) },
    { text: answerOf(asked.exercise) },
  ],
  type: (asked) => [
    { text: ideaOf(asked) },
    { text: beginnings(asked.exercise) },
    { text: answerOf(asked.exercise) },
  ],
  record: (asked) => [
    { text: ideaOf(asked) },
    { text: beginnings(asked.exercise) },
    { text: answerOf(asked.exercise) },
  ],
  watched: () => [],
  watched4: () => [],
}

/** Three steps of help: the idea, how it begins (or one wrong choice less), the answer. None for what is only watched. */
export function hintsOf(asked: Asked): Hint[] {
  return kinds[exerciseTypes[asked.exercise.questionType as ExerciseType].answer](asked)
}

function solutionWords({ options }: Checked): string[] {
  return normalise(options.answerWords?.join(' ') ?? options.answer).split(' ')
}

const genders = { m: ', masculine', f: ', feminine', n: ', neuter', '': '' }

function kindOf({ kind, gender }: WordEntry): string {
  return `${/^[aeiou]/u.test(kind) ? 'An' : 'A'} ${kind}${genders[gender]}`
}

/** The English that an author gave, else what the dictionary says of each word. */
function ideaOf({ exercise, said, lexicon }: Asked): string {
  const words = solutionWords(exercise)
  const [word = ''] = words
  const entry = words.length === 1 ? lexicon.entryOf?.(word) : undefined
  if (entry) return `${kindOf(entry)}: it means “${entry.meaning}”.`
  const isSaid = normalise(said.hindi) === words.join(' ')
  if (isSaid && said.english !== '') return `In English: “${said.english}”`
  const meanings = words.map((one) => lexicon.meaningOf(one)?.split(/[,;]/u)[0] ?? '…')
  if (meanings.some((meaning) => meaning !== '…')) return `Word for word: ${meanings.join(' · ')}`
  return said.english === '' ? 'Go through it once more, slowly.' : `It is about this: “${said.english}”`
}

function beginnings(exercise: Checked): string {
  const words = solutionWords(exercise)
  const starts = words.map((word) => `${aksharas(word)[0] ?? ''}…`).join(' ')
  return words.length === 1
    ? `It begins with ${starts} and has ${lettersIn(words[0] ?? '')}.`
    : `${words.length} words, which begin so: ${starts}`
}

function lettersIn(word: string): string {
  const { length } = aksharas(word)
  return length === 1 ? 'one letter' : `${length} letters`
}

function firstTile(exercise: Checked): string {
  const words = solutionWords(exercise)
  return `${words.length} words; the first is ${words[0]}.`
}

function answerOf({ options }: Checked): string {
  return `The answer is ${options.answerWords?.join(' ') ?? options.answer}`
}

const again: Record<Prompt, string> = {
  listen: 'Listen once more, slowly.',
  watch: 'Watch it once more, and mind what the question asks.',
  read: 'Read it once more, and tap the words that you do not know.',
}

function choiceHints(asked: Asked): Hint[] {
  const options = optionsOf(asked.exercise)
  const { answer } = asked.exercise.options
  const at = options.findIndex(({ key }) => key === answer)
  const wrong = options.filter(({ key }) => key !== answer)
  // Always the same one, but not always in the same place.
  const sum = [...answer, ...options.map(({ key }) => key).join('')].reduce(
    (total, sign) => total + (sign.codePointAt(0) ?? 0),
    0,
  )
  const removed = wrong[sum % wrong.length]
  const right = options[at]
  return [
    { text: clueOf(asked) },
    ...(removed ? [{ text: 'One that is wrong is taken away.', removes: removed.key }] : []),
    { text: `The answer is ${at + 1}: ${right?.value || right?.nativeValue || ''}` },
  ]
}

/** What can be told of it that does not say the right choice outright. */
function clueOf({ exercise, said, lexicon }: Asked): string {
  const { prompt, answer } = exerciseTypes[exercise.questionType as ExerciseType]
  const right = optionsOf(exercise).find(({ key }) => key === exercise.options.answer)
  const told = [right?.value, right?.nativeValue].map((text) => normalise(text ?? '').toLowerCase())
  const tells = (text: string) => text === '' || told.includes(normalise(text).toLowerCase())
  const entry = lexicon.entryOf?.(normalise(said.hindi))
  if (entry && answer === 'image')
    return `${kindOf(entry)}. It begins with ${aksharas(normalise(said.hindi))[0]}…`
  if (!tells(said.english)) return `In English it says: “${said.english}”`
  if (!tells(said.roman)) return `It is said so: ${said.roman}`
  if (entry) return `${kindOf(entry)}.`
  return again[prompt]
}
