import { type Given, type Judgement, textOf } from '../../judgement.ts'
import { normalise } from '../../normalise.ts'
import { hindiToNumber } from '../numbers/numbers.ts'
import { BEFORE_A_NOUN, SUBJECTS, WITH_NE } from './agreeing-noun.ts'
import { withBeOrWithout } from './be-after-not.ts'
import { FORMS_OF_BE, isLittleWord, POSTPOSITIONS } from './little-words-table.ts'

/** The same in other words, and what is told of them. */
export type Otherwise = { text: string; told: string }

const nfc = (text: string) => text.normalize('NFC')
export const WHETHER = nfc('क्या')
const HERE_OR_NOW = new Set(nfc('यहाँ वहाँ आज कल अब अभी').split(' '))
const OF = /^क[ाीे]$/u
const ON = nfc('पर')
const YEARS = /^साल/u
/** Where a sentence ends and another begins, what stands first is not of the whole. */
export const MORE_THAN_ONE = /[?!।…][^\p{L}]*\p{L}/u
/** Times that are counted, each in both its forms before a postposition. */
const COUNTED = new Map(
  nfc('दिन/दिनों साल/सालों मिनट/मिनटों घंटे/घंटों महीने/महीनों हफ़्ते/हफ़्तों')
    .split(' ')
    .map((pair) => pair.split('/'))
    .flatMap(([one = '', other = '']) => [
      [one, other],
      [other, one],
    ]),
)

/** क्या आप …, क्या राम को …: it asks for yes or no, and not for what. */
export function asksWhether([first, next = '', third = '']: string[]): boolean {
  if (first !== WHETHER || third === '' || FORMS_OF_BE.has(next)) return false
  const isBegun = [SUBJECTS, WITH_NE, HERE_OR_NOW].some((words) => words.has(next))
  const isHeld = POSTPOSITIONS.has(third) && !OF.test(third)
  return isBegun || isHeld || isLittleWord(next) || BEFORE_A_NOUN.test(next)
}

/** Whom a sentence calls before it begins, as words: दादा, क्या … */
const CALLED = /^([^,]+),\s/u

function withWhetherMoved(words: string[], text: string): Otherwise[] {
  if (MORE_THAN_ONE.test(text)) return []
  const [, name = ''] = CALLED.exec(text) ?? []
  const called = normalise(name).split(' ').filter(Boolean)
  const asked = words.slice(called.length)
  const moved = (rest: string[]) => [...called, ...rest].join(' ')
  const [rest, front] = [asked.slice(1), [WHETHER, ...asked.slice(0, -1)]]
  const stands = called.length > 0 ? `stands after ${called.join(' ')}` : 'stands first'
  if (asksWhether(asked))
    return [{ text: moved([...rest, WHETHER]), told: `${WHETHER} may stand last too; here it ${stands}` }]
  if (asked.at(-1) === WHETHER && asksWhether(front))
    return [{ text: moved(front), told: `${WHETHER} may stand first too; here it stands last` }]
  return []
}

/** तीन दिन से, तीन दिनों से: after a number both are said. */
function withOtherTimes(words: string[]): Otherwise[] {
  return words.flatMap((word, at) => {
    const other = COUNTED.get(word)
    const isMany = (hindiToNumber(words[at - 1] ?? '') ?? 0) > 1
    const next = words[at + 1] ?? ''
    // बारह साल का: how old one is, and दस बजकर दस मिनट पर is an hour.
    const isFixed = next === ON || (YEARS.test(word) && OF.test(next))
    if (other === undefined || !isMany || isFixed || !POSTPOSITIONS.has(next)) return []
    return [
      {
        text: [...words.slice(0, at), other, ...words.slice(at + 1)].join(' '),
        told: `${other} is said too; here it is ${word}`,
      },
    ]
  })
}

/**
 * Judges an answer, and where it is wrong, whether it is what is as right in Hindi: क्या at the other end, दिनों for दिन
 * after a number, है after what is denied or no है. Such an answer is right with a hint; of wrong ones the nearest is told.
 */
export function judgeAlsoSaid(
  expected: string,
  given: Given,
  judge: (expected: string) => Judgement,
): Judgement {
  const judged = judge(expected)
  if (judged.verdict !== 'wrong') return judged
  const words = normalise(expected).split(' ')
  const others = [
    ...withWhetherMoved(words, expected),
    ...withOtherTimes(words),
    ...(MORE_THAN_ONE.test(expected) ? [] : withBeOrWithout(words)),
  ].map((other) => ({ ...other, judged: judge(other.text) }))
  const right = others.find((other) => other.judged.verdict !== 'wrong')
  if (right)
    return {
      verdict: 'hint',
      reason: `Right, ${right.told}.`,
      differences: [{ expected, given: textOf(given) }],
    }
  // A reason that tells the whole answer tells it as it is asked.
  return others
    .filter((other) => !other.judged.reason.includes(other.text))
    .reduce(
      (best, other) => (other.judged.differences.length < best.differences.length ? other.judged : best),
      judged,
    )
}
