import { type Letter, letters } from '#language/hindi/letters/alphabet.ts'
import { type LetterPair, letterPairs, lettersOfGlyph } from '#language/hindi/letters/letter-pairs.ts'
import { type DrillQuestion, type Random, shuffled } from './drill-question.ts'

type Way = 'hear' | 'find' | 'read'

const ways: Way[] = ['hear', 'find', 'read']

/**
 * Ten quick questions on letters that look alike, no pair twice. `isMet` says which letters the learner has met:
 * pairs of which one is known come first.
 */
export function lookAlikeDrill(
  random: Random,
  { isMet, most = 10 }: { isMet: (letter: Letter) => boolean; most?: number },
): DrillQuestion[] {
  const met = ({ glyphs }: LetterPair) => glyphs.flatMap(lettersOfGlyph).filter(isMet).length
  const pairs = shuffled(letterPairs, random).sort((a, b) => Math.min(2, met(b)) - Math.min(2, met(a)))
  return shuffled(pairs.slice(0, most), random).map((pair, at) => questionOn(pair, at, random))
}

function questionOn(pair: LetterPair, at: number, random: Random): DrillQuestion {
  const { glyphs, reason, isHeard } = pair
  const askable = letters.filter(({ glyph }) => glyphs.includes(glyph))
  const letter = askable[Math.floor(random() * askable.length)] ?? (letters[0] as Letter)
  const way = ways[at % ways.length] === 'hear' && !isHeard ? 'find' : (ways[at % ways.length] ?? 'find')
  const options = shuffled(glyphs, random)
  const common = { reason, item: letter.id }
  if (way === 'read') {
    const romans = options.map(romanOf)
    return {
      ...common,
      ask: 'How is this read?',
      shown: letter.glyph,
      heardId: null,
      options: romans,
      answer: romanOf(letter.glyph),
    }
  }
  const isHeardNow = way === 'hear'
  return {
    ...common,
    ask: isHeardNow ? 'Which letter do you hear?' : 'Which one is read like this?',
    shown: isHeardNow ? '' : romanOf(letter.glyph),
    heardId: isHeardNow ? letter.id : null,
    options,
    answer: letter.glyph,
  }
}

/** How a text of a pair is read: कि is “ki”, the sign of i on क. */
export function romanOf(glyph: string): string {
  const read = lettersOfGlyph(glyph)
  const roman = read.map((letter) => letter.roman).join('')
  const [sign] = read
  return sign && sign.glyph !== sign.mark ? `k${signRoman(sign)}` : roman
}

const signRoman = ({ id, roman }: Letter) => (id === 'bindu' ? 'aṃ' : id === 'chandrabindu' ? 'ã' : roman)
