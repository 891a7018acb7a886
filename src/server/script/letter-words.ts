import type { ScriptWord } from '#calls/script.ts'
import { letterOf, lettersIn } from '#language/hindi/letters/alphabet.ts'
import { canSeeCourse, type Learner } from '#rules/lesson-access.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { WordRow } from '../curriculum/taught-rows.ts'
import { mayOpen } from '../lessons/lesson-gate.ts'
import type { Media } from '../media/media.ts'
import { sound } from '../practice/sounds.ts'

export interface WordsAsked {
  taught: Taught
  learner: Learner
  media: Media
  now: Date
}

interface Placed {
  word: WordRow
  lesson: LessonTaught
}

/** Words of the lessons that this student may open, each once; letters that stand as words are left out. */
export function openWords(asked: WordsAsked): Placed[] {
  return wordsOf(seenLessons(asked).filter((lesson) => mayOpen(asked.learner, lesson)))
}

/** The same of all lessons of the student's courses: one word says how a letter is used, and opens no lesson. */
export function seenWords(asked: WordsAsked): Placed[] {
  return wordsOf(seenLessons(asked))
}

function seenLessons({ taught, learner }: WordsAsked): LessonTaught[] {
  return taught.courses
    .filter(({ id, languageId }) => languageId === 'hindi' && canSeeCourse(learner, id))
    .flatMap((course) => course.lessons)
}

function wordsOf(lessons: LessonTaught[]): Placed[] {
  const placed = lessons.flatMap((lesson) => lesson.words.map((word) => ({ word, lesson })))
  const byWord = new Map(placed.toReversed().map((one) => [one.word.id, one]))
  return [...byWord.values()].toReversed().filter(({ word }) => !isLetter(word))
}

const isLetter = ({ id }: WordRow) => id.slice(id.indexOf('.') + 1).startsWith('letter-')

/** The shortest of these words that a letter's id or a joined letter stands in. */
export function wordsWith(item: string, words: Placed[], { media, now }: WordsAsked): ScriptWord[] {
  const letter = letterOf(item)
  const joined = item.normalize('NFC')
  const holds = ({ word }: Placed) =>
    letter
      ? lettersIn(word.native).some(({ id }) => id === letter.id)
      : word.native.normalize('NFC').includes(joined)
  return words
    .filter(holds)
    .sort((a, b) => a.word.native.length - b.word.native.length)
    .slice(0, 6)
    .map(({ word, lesson }) => shownWord(word, { media, ...mediaEnding(lesson, now) }))
}

function shownWord(word: WordRow, spoken: { media: Media; expiresAt?: Date }): ScriptWord {
  const { id, native, roman, meaning, speak } = word
  const audio = sound({ hindi: native, speak, wordId: id }, 'normal', spoken)
  return { hindi: native, roman, english: meaning, audio }
}
