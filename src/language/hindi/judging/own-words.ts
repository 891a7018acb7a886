import { type Given, type Judgement, textOf } from '../../judgement.ts'
import { normalise } from '../../normalise.ts'
import { asksWhether, MORE_THAN_ONE, type Otherwise, WHETHER } from './also-said.ts'
import { FORMS_OF_BE, NEGATIONS } from './little-words-table.ts'

type Judge = (expected: string, given: Given) => Judgement
/** A wrong answer, and the text that it was judged by. */
export type Judged = Judgement & { text: string }

const nfc = (text: string) => text.normalize('NFC')
const I = nfc('मैं')
/** मैं भी, मैं ही: there it is meant. */
const MEANT = new Set(nfc('भी ही तो').split(' '))
const I_DO = /^हूँ$|[ूऊ]ँग[ाी]$/u
const A_QUESTION = /\?\s*$/u
const ASKS_WHAT = /^(?:क्य|कौन|कहाँ|किधर|कब|कै|कित|कि[सन])/u

/** Words that say the same where one speaks for oneself: one asked, the other given. */
const SAME = nfc('शुक्रिया/धन्यवाद धन्यवाद/शुक्रिया कहाँ/किधर लेकिन/पर लेकिन/मगर')
  .split(' ')
  .map((pair) => pair.split('/') as [string, string])
const WHERE = nfc('कहाँ')

/** What one may say before anything: it greets, calls, or agrees. */
const BEGINNINGS = nfc('जी हाँ|माफ़ कीजिए|नमस्ते|नमस्कार|सुनिए|अरे|जी|हाँ').split('|')
const YES = /हाँ$/u

/** What one may say before a request besides: before other sentences a दीदी would be who it is about. */
const BEFORE_A_REQUEST = nfc('भाई साहब|भैया|भाई|दीदी|कृपया').split('|')
/** दीजिए, आइएगा, चाहिए. */
const A_REQUEST = /[इि]ए(?:गा)?$/u

/** What one's own words may have in the place of something, or leave out. */
const MAY_DIFFER = new Set([I, WHETHER, ...SAME.map(([asked]) => asked)])

/** More words differ in no answer that is the same in one's own words. */
const MOST = 4

/** Whether an answer may be the same in one's own words: seen before it is judged again, for most are not. */
const mayBeOwn = ({ differences }: Judged) =>
  differences.length <= MOST &&
  differences.some(({ expected }) => expected === '' || MAY_DIFFER.has(expected))

const withoutAt = (words: string[], at: number) => words.filter((_, index) => index !== at).join(' ')

/** पंजाब में हूँ beside मैं पंजाब में हूँ: the verb says who it is. */
function withOrWithoutI(words: string[]): Otherwise[] {
  const [at, others] = [words.indexOf(I), words.filter((word) => word === I).length - 1]
  if (words.length < 3 || !I_DO.test(words.at(-1) ?? '') || others > 0) return []
  if (at < 0) return [{ text: [I, ...words].join(' '), told: `${I} may be said; here it is left out` }]
  if (MEANT.has(words[at + 1] ?? '')) return []
  return [{ text: withoutAt(words, at), told: `${I} may be left out; here it is said` }]
}

/** क्या मैं आऊँ? beside मैं आऊँ?, which only the voice, or the mark, makes a question. */
function withOrWithoutWhether(words: string[], { expected, given }: Record<'expected' | 'given', string>) {
  if (!A_QUESTION.test(expected) || MORE_THAN_ONE.test(expected)) return []
  const told = `a question may begin with ${WHETHER}; here it does without`
  if (!words.some((word) => ASKS_WHAT.test(word)))
    return [
      { text: [WHETHER, ...words].join(' '), told },
      { text: [...words, WHETHER].join(' '), told },
    ]
  if (!asksWhether(words) || !A_QUESTION.test(given)) return []
  return [{ text: withoutAt(words, 0), told: `a question may do without ${WHETHER}; here it begins with it` }]
}

function withSameWords(words: string[]): Otherwise[] {
  if (words.length < 2) return []
  return words.flatMap((word, at) =>
    SAME.filter(([asked]) => asked === word)
      .filter(() => word !== WHERE || FORMS_OF_BE.has(words[at + 1] ?? ''))
      .map(([, same]) => ({
        text: words.with(at, same).join(' '),
        told: `${same} says the same; here it is ${word}`,
      })),
  )
}

function beginningsOf(expected: string[]): string[] {
  const negated = expected.some((word) => NEGATIONS.has(word))
  const calls = A_REQUEST.test(expected.at(-1) ?? '') ? BEFORE_A_REQUEST : []
  return [...BEGINNINGS.filter((each) => !negated || !YES.test(each)), ...calls]
}

/** What was given without what it begins with, where that is one of these beginnings. */
function afterBeginning(given: string, beginnings: string[], judge: Judge): Otherwise[] {
  const words = normalise(given).split(' ')
  const begun = beginnings.find((each) => {
    const first = words.slice(0, each.split(' ').length).join(' ')
    return judge(each, first).verdict !== 'wrong'
  })
  if (begun === undefined) return []
  const text = words.slice(begun.split(' ').length).join(' ')
  return [{ text, told: `${begun} may stand before it; here it stands alone` }]
}

/**
 * Judges an answer that was wrong by the words that are asked as one that somebody gave for themselves: without मैं where
 * the verb says it, with क्या, with a greeting before it. Nothing where it is wrong so, too.
 */
export function judgeOwnWords(judged: Judged, given: Given, judge: Judge): Judgement | undefined {
  const expected = judged.text
  if (!mayBeOwn(judged)) return undefined
  const [words, text] = [normalise(expected).split(' '), textOf(given)]
  const again = (said: string): Given => (typeof given === 'string' ? said : { said })
  const wordings = [
    ...withOrWithoutI(words),
    ...withOrWithoutWhether(words, { expected, given: text }),
    ...withSameWords(words),
  ]
  const begun = afterBeginning(text, beginningsOf(words), judge)
  const tries = [
    ...wordings.map((wording) => ({ ...wording, given })),
    ...begun.flatMap(({ text: rest, told }) =>
      [{ text: expected, told }, ...wordings].map((wording) => ({ ...wording, given: again(rest) })),
    ),
  ]
  const right = tries.find((each) => judge(each.text, each.given).verdict !== 'wrong')
  return (
    right && { verdict: 'hint', reason: `Right, ${right.told}.`, differences: [{ expected, given: text }] }
  )
}
