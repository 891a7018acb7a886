import { sensesOf } from '#rules/review/word-senses.ts'
import { soundOf } from '../authoring/checks/check-options.ts'
import { shuffledBy } from '../authoring/resolving/shuffle.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { WordRow } from '../curriculum/taught-rows.ts'

const mostWrong = 3

/** The word among others of its kind, nearest first: of its lesson, of its course. None means or sounds the same. */
export function choicesFor(word: WordRow, lesson: LessonTaught): WordRow[] {
  const isSameKind = (other: WordRow) => other.kind === word.kind
  const mayStandIn = (other: WordRow) => (other.kind === 'letter') === (word.kind === 'letter')
  const inCourse = () => lesson.course.lessons.flatMap(({ words }) => words)
  const chosen = [word]
  const take = (words: WordRow[]) => {
    for (const candidate of shuffledBy(word.id, words, ({ id }) => id)) {
      if (chosen.length > mostWrong) return
      if (!chosen.some((other) => areAlike(candidate, other))) chosen.push(candidate)
    }
  }
  take(lesson.words.filter(isSameKind))
  if (chosen.length <= mostWrong) take(inCourse().filter(isSameKind))
  if (chosen.length <= mostWrong) take(inCourse().filter(mayStandIn))
  return shuffledBy(`choices of ${word.id}`, chosen, ({ id }) => id)
}

/** Nobody could tell them apart: one sound, or one meaning. */
function areAlike(one: WordRow, other: WordRow): boolean {
  if (one.id === other.id || one.native === other.native || one.roman === other.roman) return true
  if (soundOf(one.native) === soundOf(other.native)) return true
  return tells(one, other) || tells(other, one)
}

/** A sense of the one stands in what is said of the other. */
function tells(one: WordRow, other: WordRow): boolean {
  const said = ` ${other.meaning.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return sensesOf(one.meaning).some((sense) => said.includes(` ${sense} `))
}
