import { letterOf } from '#language/hindi/letters/alphabet.ts'
import type { Mistake } from '#rules/analytics/confusions.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { AnswerRow } from './answer-store.ts'

/** What was expected, and what was written or chosen, in Hindi; nothing where it is not a matter of letters. */
export function mistakesIn(answers: readonly AnswerRow[], taught: Taught): Mistake[] {
  return answers.flatMap(({ item, answer }): Mistake[] => {
    const given = String(answer)
    const word = taught.word(item)
    if (word) {
      const chosen = taught.word(given)
      return [{ expected: [word.native, ...word.accepted], given: chosen ? chosen.native : given }]
    }
    const data = taught.exercise(item)?.data
    if (!data || data.answerWords.length > 0) return []
    if (data.options.length === 0) return [{ expected: [data.answer, ...data.accepted], given }]
    const native = (key: string) => data.options.find((option) => option.key === key)?.nativeValue ?? ''
    return [{ expected: [native(data.answer)], given: native(given) }]
  })
}

export function letterMistakes(mixedUp: readonly { item: string; instead: string }[]): Mistake[] {
  return mixedUp.map(({ item, instead }) => {
    return { expected: [letterOf(item)?.glyph ?? ''], given: letterOf(instead)?.glyph ?? '' }
  })
}
