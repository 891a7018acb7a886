import type { Exercise, ExerciseOption } from '#calls/practice.ts'
import { rulesOf } from '#language/language-rules.ts'
import { englishNameOf } from '#language/language-tags.ts'
import { checkAnswer } from '#rules/check-answer.ts'
import type { CheckedAnswer } from '#rules/check-choice.ts'
import { answersFor } from '#rules/review/word-senses.ts'
import type { WordTask } from '#rules/review/word-task.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { WordRow } from '../curriculum/taught-rows.ts'
import { type Spoken, sound } from '../practice/sounds.ts'
import type { Thing } from './remembered-things.ts'
import { choicesFor } from './word-choices.ts'

const questionTypes = {
  read: 'READING WITH TEXT',
  hear: 'LISTEN WITH TEXT',
  write: 'LISTEN WITH TYPE',
} as const

type WordThing = Extract<Thing, { word: WordRow }>

/** A word asked as an exercise, in the shape of any other. */
export function wordExercise(
  { word, lesson }: WordThing,
  task: WordTask,
  { taught, spoken }: { taught: Taught; spoken: Spoken },
): Exercise {
  const isLetter = word.kind === 'letter'
  const said = { hindi: word.native, speak: word.speak, wordId: word.id }
  const heard = { audio: sound(said, 'normal', spoken), slowAudio: sound(said, 'slow', spoken) }
  const choices = task === 'write' ? [] : choicesFor(word, lesson)
  const options = choices.map((choice, at) => [
    `option${at + 1}`,
    shownChoice(choice, isLetter && task === 'hear'),
  ])
  return {
    id: word.id,
    exerciseMasterId: '',
    questionType: questionTypes[task],
    question: questionOf(task, word),
    ...{ hindi: '', roman: '', gloss: '', english: task === 'write' ? word.meaning : '' },
    options: {
      answer: task === 'write' ? word.native : word.id,
      accepted: task === 'write' ? acceptedFor(word, taught) : [],
      ...{ saidHindi: word.native, saidRoman: word.roman, saidEnglish: word.meaning },
      ...Object.fromEntries(options),
    },
    // A letter's sound is what is asked for; a word to be written is heard after the answer.
    ...(task === 'read' && isLetter ? { audio: '', slowAudio: '' } : heard),
    content: task === 'read' ? word.native : '',
    ...{ exerciseImage: '', isImage: false, exerciseVideo: null, clip: null },
    ...{ isActive: true, isCompleted: false },
  }
}

/** What is asked of a word. */
export function questionOf(task: WordTask, { kind, languageId }: WordRow): string {
  const isLetter = kind === 'letter'
  if (task === 'write') return `How do you write this in ${englishNameOf(languageId)}?`
  if (task === 'hear') return isLetter ? 'Which letter do you hear?' : 'What does this word mean?'
  return isLetter ? 'How is this letter read?' : 'What does this word mean?'
}

function shownChoice({ id, native, roman, meaning, kind }: WordRow, asLetter: boolean): ExerciseOption {
  const shown = { key: id, nativeFile: '', image: '' }
  if (kind !== 'letter') return { ...shown, value: meaning, nativeValue: native, roman }
  return asLetter
    ? { ...shown, value: '', nativeValue: native, roman }
    : { ...shown, value: roman, nativeValue: '', roman }
}

/** The server's verdict on a word: one of the choices, by its id, or a text that was typed. */
export function judgeWord(
  { word, lesson }: WordThing,
  answer: string | string[],
  taught: Taught,
): CheckedAnswer {
  const given = Array.isArray(answer) ? answer.join(' ') : answer
  const chosen = taught.word(given)
  const lexicon = taught.lexicon(lesson.course.languageId)
  if (!chosen) {
    const options = { answer: word.native, accepted: acceptedFor(word, taught) }
    return checkAnswer({ questionType: questionTypes.write, options }, given, lexicon)
  }
  const options = {
    answer: word.id,
    accepted: [],
    option1: shownChoice(word, false),
    ...(chosen.id === word.id ? {} : { option2: shownChoice(chosen, false) }),
  }
  return checkAnswer({ questionType: questionTypes.read, options }, given, lexicon)
}

/** What else is right: its other spellings, and every word that its meaning asks for as well. */
function acceptedFor(word: WordRow, taught: Taught): string[] {
  const same = taught.wordsMeaning(word).filter((other) => other.id !== word.id && answersFor(word, other))
  // Where no rule reads roman, the course's own counts.
  const roman = rulesOf(word.languageId).readsRoman ? [] : [word.roman].filter(Boolean)
  return [...new Set([...word.accepted, ...same.map(({ native }) => native), ...roman])]
}
