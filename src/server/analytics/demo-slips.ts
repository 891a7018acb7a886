import type { ExerciseRow } from '../curriculum/taught-rows.ts'
import type { Dice } from './demo-dice.ts'

/** What learners of Hindi write for one another. */
const slips = [
  ['ी', 'ि'],
  ['ड़', 'ड'],
  ['ू', 'ु'],
  ['घ', 'ध'],
  ['भ', 'म'],
  ['ट', 'त'],
  ['ख', 'क'],
  ['थ', 'त'],
  ['ै', 'े'],
  ['ौ', 'ो'],
  ['ण', 'न'],
] as const

/** An answer as somebody gives it who is learning: another choice, the words turned, a letter mixed up. */
export function wrongAnswer({ data }: ExerciseRow, dice: Dice): string | string[] {
  if (data.answerWords.length > 0) return data.answerWords.toReversed()
  const others = data.options.filter(({ key }) => key !== data.answer)
  if (others.length > 0) return dice.oneOf(others).key
  const possible = slips.filter(([letter]) => data.answer.includes(letter))
  if (possible.length === 0) return data.answer.slice(0, -1) || data.answer
  const [letter, instead] = dice.oneOf(possible)
  return data.answer.replace(letter, instead)
}
