import { FORMS_OF_BE, POSTPOSITIONS } from './little-words-table.ts'

const WHETHER = 'क्या'.normalize('NFC')

/** The rule of word order that is broken, where Hindi has one, without the whole answer. */
export function brokenOrder(expected: string[], given: string[]): string | undefined {
  // Last it is as good Hindi, and breaks no rule.
  if (expected[0] === WHETHER && given.at(-1) === WHETHER) return `${WHETHER} stands first here`
  const last = expected.at(-1) ?? ''
  if (FORMS_OF_BE.has(last) && !FORMS_OF_BE.has(given.at(-1) ?? '')) return 'the verb stands last'
  const stands = (word: string, before: string) =>
    given.some((each, index) => each === word && given[index - 1] === before)
  // The last word is no postposition: in पुष्टि की it is “did”.
  const at = expected.findIndex(
    (word, index) =>
      POSTPOSITIONS.has(word) &&
      index > 0 &&
      index < expected.length - 1 &&
      !stands(word, expected[index - 1] ?? ''),
  )
  return at < 0 ? undefined : `${expected[at]} stands right after ${expected[at - 1]}`
}

/** Why the same words in another order are wrong, where Hindi has a rule for it. */
export function explainOrder(expected: string[], given: string[], asked: string): string | undefined {
  const rule = brokenOrder(expected, given)
  return rule && `The words are right, but ${rule}: ${asked}.`
}
