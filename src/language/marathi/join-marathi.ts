import type { WordJudgement } from '../judgement.ts'
import { matchMarathi } from './match-marathi.ts'
import { romaniseMarathi } from './romanise-marathi.ts'

/** What follows a word and is joined to it: डावीकडे, घरात, तुम्हाला. */
const JOINED = /(?:कडे|ला|ात|ून|च[ाीे])$/u

/** davi kade for डावीकडे. */
export function joinMarathi([expected = '', ...more]: string[], given: string[]): WordJudgement | undefined {
  if (more.length > 0 || given.length < 2 || !JOINED.test(expected)) return undefined
  if (!matchMarathi(expected, given.join(''))) return undefined
  return {
    verdict: 'hint',
    why: () => `Right, but it is written as one word: “${romaniseMarathi(expected)}” (${expected}).`,
  }
}
