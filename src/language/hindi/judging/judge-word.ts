import type { Lexicon, Place, Verb, WordJudgement } from '../../judgement.ts'
import {
  areDoublets,
  areDoubletsWithASlip,
  differsByASlip,
  isNounInAaee,
  nasalsLike,
  normOfHabit,
  standardForm,
  withItsDot,
} from '../spelling/standard-form.ts'
import { endingsOf } from './bending.ts'
import { agreesWith } from './explain-agreement.ts'
import { type Endings, explainDifference } from './explain-difference.ts'
import { explainGrammar } from './explain-grammar.ts'
import { HOMOPHONES, isLittleWord, MANY_SAY, SAME_CASE, spokenForm } from './little-words-table.ts'
import { isAnotherWord, nameOf, sharedSense, toldApart } from './look-alikes.ts'

const exact: WordJudgement = { verdict: 'exact', why: () => 'Exactly right.' }

/** Judges one Hindi word against another, both normalised. */
export function judgeWord(expected: string, given: string, lexicon: Lexicon): WordJudgement {
  if (expected === given) return exact
  const lenient = isNumberTwin(expected, given) ? exact : lenientMatch(expected, given, lexicon)
  return (
    lenient ?? {
      verdict: 'wrong',
      why: (place, verb) => whyWrong(expected, given, { place, lexicon, verb }),
      restsOn: (place) => agreesWith(expected, given, { place, lexicon }),
    }
  )
}

/** What no ear tells apart, whoever writes down what was said: the dot below, the moon-dot, यह and ये. */
function asHeard(word: string): string {
  const said = HOMOPHONES.get(word) ?? word
  return standardForm(said)
    .replace(/(?<=[कखगजफ])\u093c/gu, '')
    .replace(/ँ/gu, 'ं')
}

/** Judges a word that was said: how it is spelt is the listener's doing. */
export function judgeSaidWord(expected: string, given: string, lexicon: Lexicon): WordJudgement {
  return asHeard(expected) === asHeard(given) ? exact : judgeWord(expected, given, lexicon)
}

function isNumberTwin(expected: string, given: string): boolean {
  return /^\d/u.test(expected) && Number(expected) === Number(given)
}

function lenientMatch(expected: string, given: string, lexicon: Lexicon): WordJudgement | undefined {
  if (normOfHabit(given) === expected || withItsDot(given) === expected) return slip(expected, given)
  if (standardForm(expected) === standardForm(given))
    return isNounInAaee(expected, lexicon)
      ? slip(expected, given)
      : {
          verdict: 'accepted',
          why: () => `Right. Both spellings are in use; here it is written ${expected}.`,
        }
  if (areDoublets(expected, given))
    return {
      verdict: 'accepted',
      why: () => `Right. Both spellings are standard; here it is written ${expected}.`,
    }
  if (normOfHabit(expected) === given)
    return { verdict: 'accepted', why: () => `Right: ${given} is the norm.` }
  if (spokenForm(expected, lexicon) === given)
    return {
      verdict: 'hint',
      why: () => `Right, ${given} is how it is said; it is written ${expected}.`,
    }
  if (MANY_SAY.get(expected) === standardForm(given))
    return { verdict: 'hint', why: () => `Right, many say ${given}; the norm is ${expected}.` }
  if (SAME_CASE.get(expected) === given)
    return { verdict: 'hint', why: () => `Right, ${given} says the same; here it is ${expected}.` }
  if (areDoubletsWithASlip(expected, given) && !isAnotherWord(given, expected, lexicon))
    return slip(expected, given)
  if (!differsByASlip(expected, given) || isAnotherWord(given, expected, lexicon)) return undefined
  return slip(expected, given)
}

const count = (word: string, sign: RegExp) => word.match(sign)?.length ?? 0

function slip(expected: string, given: string): WordJudgement {
  const differs = (sign: RegExp) => count(expected, sign) - count(given, sign)
  return {
    verdict: 'hint',
    why: (_, verb) =>
      signReason(expected, differs) ?? `Right, but the norm is ${expected}; you ${verb} ${given}.`,
  }
}

function signReason(expected: string, differs: (sign: RegExp) => number): string | undefined {
  if (differs(/ँ/gu) > 0) return `Right, but it is written with a chandrabindu (ँ): ${expected}.`
  if (differs(/ँ/gu) < 0) return `Right, but it is written with a dot alone, the anusvara (ं): ${expected}.`
  if (differs(/[डढ]\u093c/gu) > 0)
    return `Right, but there is a dot below, and the sound is a flap: ${expected}.`
  if (differs(/\u093c/gu) > 0) return `Right, but there is a dot below: ${expected}.`
  if (differs(/\u093c/gu) < 0) return `Right, but there is no dot below: ${expected}.`
  if (differs(/[ॉऑ]/gu) !== 0) return `Right, but the norm is ${expected}: mind the half-moon (ॉ).`
  if (differs(/ं/gu) > 0) return `Right, but the nasal is written as a dot (ं) here: ${expected}.`
  return undefined
}

type Around = { place: Place; lexicon: Lexicon; verb: Verb }

function whyWrong(expected: string, given: string, around: Around): string {
  const { lexicon, verb } = around
  const clause =
    explainGrammar(expected, given, around) ??
    explainDifference(expected, nasalsLike(given, expected), endingsBeside(expected, given, lexicon))
  // A rule of grammar says what was written; its meaning would only stand in the way (दो for दीजिए is not “two”).
  if (clause.startsWith('which ')) return `You ${verb} ${given}, ${clause}.`
  const plain = `You ${verb} ${given}; ${clause}.`
  if (isLittleWord(expected) && isLittleWord(given)) return plain
  if (isSameEntry(expected, given, lexicon) || isSameVerb(expected, given, lexicon)) return plain
  const [meant, said] = toldApart(expected, given, lexicon) ?? []
  if (meant) return `You ${verb} ${given}, which is “${said}”; here it is ${expected}, “${meant}”.`
  const sense = sharedSense(expected, given, lexicon)
  if (sense) return `You ${verb} ${given}, which says “${sense}” too; ${clause}.`
  const isStray = isLetter(given, lexicon) && !isLetter(expected, lexicon)
  const name = isStray ? undefined : nameOf(given, lexicon, lexicon.entryOf?.(expected))
  if (name !== undefined) return `You ${verb} ${name} (${given}); ${clause}.`
  if (!isStray && isAnotherWord(given, expected, lexicon))
    return `You ${verb} ${given}, which is another word; ${clause}.`
  return plain
}

/** ताली is no ताला for a woman: of two nouns no ending is told, but the letters. */
function endingsBeside(expected: string, given: string, lexicon: Lexicon): Endings {
  const [entry, other] = [lexicon.entryOf?.(expected), lexicon.entryOf?.(given)]
  const areTwo = entry?.kind === 'noun' && other?.kind === 'noun' && entry !== other
  return areTwo ? {} : endingsOf(expected, lexicon)
}

const isLetter = (word: string, lexicon: Lexicon) => lexicon.entryOf?.(word)?.kind === 'letter'

/** पढ़ा for पढ़ी may be a form of पढ़ाना too, but whoever wrote it only missed the ending. */
function isSameVerb(expected: string, given: string, lexicon: Lexicon): boolean {
  const stem = /^(.{2,})(?:ी|ीं|े)$/u.exec(expected)?.[1]
  return given === `${stem}ा` && lexicon.entryOf?.(expected)?.kind === 'verb'
}

function isSameEntry(expected: string, given: string, lexicon: Lexicon): boolean {
  const entry = lexicon.entryOf?.(expected)
  return entry !== undefined && entry === lexicon.entryOf?.(given, entry)
}
