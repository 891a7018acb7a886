import { rulesOf } from '#language/language-rules.ts'
import { exerciseTypes } from '#rules/exercise-types.ts'
import type { ExerciseData, OptionData, TaughtExercise, TaughtWord } from '../../curriculum/curriculum.ts'
import type { AuthoredExercise } from '../written/authored-lesson.ts'
import type { AuthoredSentence } from '../written/authored-text.ts'
import { type Reader, saidOf } from './glosses.ts'
import { tilesOf } from './hindi-words.ts'
import { shortHash, shuffledBy } from './shuffle.ts'

/** What an exercise may look up while it is resolved. */
export interface LessonContext {
  lessonId: string
  languageId: string
  reader: Reader
  word(shortId: string): TaughtWord | undefined
  /** Words that have a picture, proposed as wrong ones: the lesson's own, then those met before it, the latest first. */
  pictured: TaughtWord[][]
}

type Answering = Pick<ExerciseData, 'answer' | 'answerWords' | 'accepted' | 'options'>

export function resolveExercise(exercise: AuthoredExercise, context: LessonContext): TaughtExercise {
  const id = `${context.lessonId}.${exercise.id}`
  const master = exercise.master ?? exercise.type.toLowerCase().replaceAll(' ', '-')
  const said = saidIn(exercise)
  const { answer, answerWords, accepted, options } = answeringOf(exercise, id, context)
  return {
    id,
    masterId: `${context.languageId}.master.${master}`,
    questionType: exercise.type,
    isActive: exercise.active,
    data: {
      question: exercise.ask ?? null,
      said: said && saidOf(said, context.reader),
      isShown: isShown(exercise),
      watch: watchOf(exercise, context),
      answer,
      answerWords,
      accepted,
      options,
    },
  }
}

/** What is heard, read, or, after a film, to be said again. */
function saidIn(exercise: AuthoredExercise): AuthoredSentence | null {
  if ('hear' in exercise) return exercise.hear
  if ('read' in exercise) return exercise.read
  return exercise.type === 'WATCH WITH RECORD' ? exercise.answer : null
}

/** Heard Hindi is hidden before the answer; what is to be spoken is no secret. */
function isShown(exercise: AuthoredExercise): boolean {
  if (!('hear' in exercise)) return true
  return exercise.show === undefined
    ? exerciseTypes[exercise.type].answer === 'record'
    : exercise.show === 'shown'
}

function watchOf(exercise: AuthoredExercise, { lessonId }: LessonContext): ExerciseData['watch'] {
  if (!('watch' in exercise)) return null
  const { from = null, to = null } = exercise.lines ?? {}
  return { filmId: `${lessonId}.${exercise.watch}`, from, to }
}

function answeringOf(exercise: AuthoredExercise, id: string, context: LessonContext): Answering {
  switch (exercise.type) {
    case 'WATCH VIDEO':
    case 'WATCH 4LVIDEO':
      return { answer: '', answerWords: [], accepted: [], options: [] }
    case 'LISTEN WITH IMAGE':
      return pictures(exercise, id, context)
    case 'LISTEN WITH AUDIO':
    case 'LISTEN WITH TEXT':
    case 'WATCH WITH AUDIO':
    case 'WATCH WITH TEXT':
    case 'READING WITH TEXT':
      return choices(exercise, id, context.reader)
    case 'LISTEN WITH ORDER':
      return tiles(exercise.hear, exercise, { id, reader: context.reader })
    case 'WATCH WITH ORDER':
      return tiles(exercise.answer, exercise, { id, reader: context.reader })
    case 'LISTEN WITH TYPE':
    case 'LISTEN WITH RECORD':
    case 'WATCH WITH TYPE':
    case 'WATCH WITH RECORD':
      return spelled(exercise, context)
  }
}

function pictures(
  exercise: Extract<AuthoredExercise, { type: 'LISTEN WITH IMAGE' }>,
  id: string,
  { word, pictured }: LessonContext,
): Answering {
  const wrong = exercise.wrong ?? proposedPictures(exercise.right, id, { word, pictured })
  const options = [exercise.right, ...wrong].map((key): OptionData => {
    const shown = word(key)
    const { english = '', hindi = '', roman = '', speak = '', picture = '' } = shown ?? {}
    return { key, value: english, nativeValue: hindi, roman, speak, picture }
  })
  return { answer: exercise.right, answerWords: [], accepted: [], options: shuffledBy(id, options, keyOf) }
}

function proposedPictures(
  right: string,
  exerciseId: string,
  { word, pictured: [own = [], earlier = []] }: Pick<LessonContext, 'word' | 'pictured'>,
): string[] {
  const shown = new Set([word(right)?.picture])
  const candidates = [...shuffledBy(exerciseId, own, ({ id }) => id), ...earlier]
  const fresh = candidates.filter(({ picture }) => !shown.has(picture) && shown.add(picture))
  return fresh.slice(0, 3).map(({ id }) => shortOf(id))
}

function shortOf(wordId: string): string {
  return wordId.slice(wordId.indexOf('.') + 1)
}

function choices(
  exercise: { right: AuthoredSentence; wrong: AuthoredSentence[] },
  id: string,
  reader: Reader,
): Answering {
  const options = [exercise.right, ...exercise.wrong].map((option) => optionOf(option, reader))
  const answer = options[0]?.key ?? ''
  return { answer, answerWords: [], accepted: [], options: shuffledBy(id, options, keyOf) }
}

// The key follows the text, so that an answer in the log still names what was chosen after options are added.
function optionOf({ hi, en, roman, speak }: AuthoredSentence, reader: Reader): OptionData {
  const said = hi === '' ? '' : (roman ?? reader.romanised(hi))
  return {
    key: shortHash(`${hi}=${en}`),
    value: en,
    nativeValue: hi,
    roman: said,
    speak: speak ?? reader.respelt(hi),
    picture: '',
  }
}

function tiles(
  answer: AuthoredSentence,
  { extra, accepted }: { extra: string[]; accepted: string[] },
  { id, reader }: { id: string; reader: Reader },
): Answering {
  const answerWords = tilesOf(answer.hi)
  const options = [...answerWords, ...extra.flatMap(tilesOf)].map((word, at): OptionData => {
    const roman = reader.romanised(word)
    return {
      key: `w${at + 1}`,
      value: '',
      nativeValue: word,
      roman,
      speak: reader.respelt(word),
      picture: '',
    }
  })
  const shuffled = shuffledBy(id, options, keyOf)
  const isSolved = answerWords.every((word, at) => shuffled[at]?.nativeValue === word)
  const shown = isSolved ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled
  return { answer: answerWords.join(','), answerWords, accepted, options: shown }
}

interface Spelled {
  hear?: AuthoredSentence
  answer?: AuthoredSentence | undefined
  accepted: string[]
}
function spelled(exercise: Spelled, { languageId, reader }: LessonContext): Answering {
  const answer = exercise.answer ?? exercise.hear
  // Where no rule reads roman, who has no keys of that script writes it as the course does.
  const roman = answer && !rulesOf(languageId).readsRoman ? saidOf(answer, reader).roman : ''
  const accepted = [...exercise.accepted, ...(roman ? [roman] : [])]
  return { answer: answer?.hi ?? '', answerWords: [], accepted, options: [] }
}

const keyOf = (option: OptionData) => option.key
