import type { Lexicon } from '../../judgement.ts'
import { NEVER_BENT } from '../words/never-bent-table.ts'
import { BEFORE_A_NOUN, isNoun } from './agreeing-noun.ts'
import type { Endings } from './explain-difference.ts'
import { AFTER_KE, isLittleWord } from './little-words-table.ts'

const nfc = (text: string) => text.normalize('NFC')

/** How much, and of what kind: इतना, जैसी; and सा, though not से, which is “from”. */
const HOW_MUCH = /^(?:(?:[जक]ि|[इउ])तन|(?:ऐ|[वजक]ै)स|थोड़|सार|वाल)[ाेी]$|^स[ाी]$/u
const PARTICLES = new Set(nfc('ही भी तो').split(' '))
/** करके, कीजिए: verbs that go with nobody. */
const UNBENT_VERB = /(?:.[िइ]ए|क[रे])$/u

/** चाय पी: the stem, and what is done of a feminine thing. */
const BOTH_STEM_AND_HERS = /^[पसज]ी$/u

/** Whether the ending of a word goes with a thing or a person; of a word that nobody knows it may. */
export function bends(word: string, lexicon: Lexicon): boolean {
  if (BEFORE_A_NOUN.test(word) || HOW_MUCH.test(word)) return true
  if (isLittleWord(word) || AFTER_KE.has(word) || PARTICLES.has(word)) return false
  const { kind = '', lemma = '' } = lexicon.entryOf?.(word) ?? {}
  if (kind === 'verb')
    return (lemma !== `${word}ना` || BOTH_STEM_AND_HERS.test(word)) && !UNBENT_VERB.test(word)
  if (kind === 'adjective') return /ाँ?$/u.test(lemma) && !NEVER_BENT.has(lemma)
  return kind === ''
}

const OF_A_MASCULINE: Endings = {
  आ: 'one masculine thing',
  ए: 'several masculine things, or before a postposition',
}
const OF_A_FEMININE: Endings = { ई: 'a feminine word' }
const OF_GENDERS: Record<string, Endings> = { m: OF_A_MASCULINE, f: OF_A_FEMININE }

/** What the endings of a word stand for: of a noun those of its gender, of what goes with nothing none. */
export function endingsOf(word: string, lexicon: Lexicon): Endings {
  const entry = lexicon.entryOf?.(word)
  if (entry && isNoun(entry)) return OF_GENDERS[entry.gender] ?? {}
  return bends(word, lexicon) ? { ...OF_A_MASCULINE, ...OF_A_FEMININE } : {}
}
