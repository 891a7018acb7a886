import type { Lexicon, WordJudgement } from '../judgement.ts'
import { matchMarathi } from './match-marathi.ts'
import {
  companyOf,
  doubletOf,
  endingOf,
  isFigureOf,
  numberOf,
  otherEndingsOf,
  otherFormsOf,
  saidOtherwise,
} from './otherwise.ts'
import { romaniseMarathi } from './romanise-marathi.ts'

const shown = (word: string) => `“${romaniseMarathi(word)}” (${word})`

/**
 * What Marathi says of a word in roman that fits none of its spellings: a figure, the same as talk has it (maza for माझं,
 * kothe for कुठे) are right with a hint; of another form of the same word the reason says what it goes with.
 */
export function besideMarathi(
  words: string[],
  lexicon: Lexicon,
): (word: string, given: string) => WordJudgement | undefined {
  const said = saidOtherwise(words, lexicon)
  return (word, given) => rightly(word, given, said) ?? wrongly(word, given, lexicon)
}

function rightly(word: string, given: string, said: Set<string>): WordJudgement | undefined {
  if (isFigureOf(given, word))
    return { verdict: 'hint', why: () => `Right, but the number is written in words here: ${shown(word)}.` }
  const doublet = doubletOf(word)
  if (doublet && matchMarathi(doublet, given))
    return { verdict: 'hint', why: () => `Right, “${given}” says the same; here it is ${shown(word)}.` }
  // Texted, a last अ and आ are one; who writes aa means a masculine word.
  const isShort = /[^a]a$/u.test(given)
  if (isShort && said.has(word) && matchMarathi(word.replace(/.$/u, '\u093e'), given))
    return {
      verdict: 'hint',
      why: () => `Right, ${word.replace(/.$/u, '\u0902')} is how it is said; it is written ${shown(word)}.`,
    }
  return undefined
}

function wrongly(word: string, given: string, lexicon: Lexicon): WordJudgement | undefined {
  const [other] = [...otherFormsOf(word), ...otherEndingsOf(word)]
    .flatMap((form) => {
      const fit = matchMarathi(form, given)
      return fit ? [{ form, cost: fit.cost }] : []
    })
    .toSorted((left, right) => left.cost - right.cost)
    .map(({ form }) => form)
  const clause = other && clauseOf(word, other, lexicon)
  if (!clause) return undefined
  return { verdict: 'wrong', why: (_, verb) => `You ${verb} ${shown(other)}${clause}.` }
}

function clauseOf(word: string, other: string, lexicon: Lexicon): string | undefined {
  const company = companyOf(word, other, shown)
  if (company) return `, ${company}`
  const number = numberOf(word, other, lexicon)
  if (number) return `, ${number} ${shown(word)}`
  const ending = endingOf(word, lexicon)
  return ending && `; the ending is for ${ending}: ${shown(word)}`
}
