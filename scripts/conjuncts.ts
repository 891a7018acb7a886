/**
 * Chooses the glyphs of a Devanagari face. Such a face holds hundreds of joined letters of which most look as the half
 * letter and the whole one do side by side, which any face can draw: those are left out, and every text still has all
 * its letters, in one face. What stands above or below another letter, or melts into it, stays.
 */
import sharp from 'sharp'
import { cutToGlyphs, type Shaper, shaperOf } from './shaping.ts'

const consonants = [...'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळवशषसह']
const dotted = ['क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़', 'य़']
const vowels = [...'अआइईउऊऋॠऌऍएऐऑओऔॲ']
const matras = ['', ...'ािीुूृॄेैोौॉॅ्']
const nasals = ['', 'ं', 'ँ', 'ः']
/** What a matra or a sign above does to what it stands on. */
const ends = ['ि', 'िं', 'ी', 'ु', 'ू', 'ृ', 'ें', 'ों', 'ं']
/** Marathi and Nepali draw some letters their own way. */
const languages = ['hi', 'mr', 'ne']

const [joiner, nonJoiner] = ['\u200d', '\u200c']
const letters = [...consonants, ...dotted]
const pairs = letters.flatMap((one) => letters.map((other) => `${one}्${other}`))
const triples = consonants.flatMap((one) =>
  consonants.flatMap((other) => [...'रयवलमन'].map((third) => `${one}्${other}्${third}`)),
)

interface Choice {
  /** All letters of the face. */
  text: string
  /** What is taught and said: a word that has ि on joined letters keeps them, for its bow is as wide as they are. */
  words: readonly string[]
  /** How unlike its parts, as a share of its ink, joined letters may be to be left out. */
  tolerance: number
}

/** All that this face needs to draw any text of Hindi. */
export async function glyphsNeeded(
  truetype: Buffer,
  { text, words, tolerance }: Choice,
): Promise<Set<number>> {
  const whole = shaperOf(truetype)
  const needed = simple(whole)
  const joined = joinedLetters(whole, { needed, words })
  const parts = shaperOf(cutToGlyphs(truetype, needed, text))
  const all = words.join(' ')
  for (const [glyph, word] of joined)
    if (all.includes(`${word}ि`) || (await difference(whole, parts, word)) > tolerance) needed.add(glyph)
  return needed
}

/** Single letters with all that can stand on them, half letters, र before and after, numbers, and every matra's forms. */
function simple(face: Shaper): Set<number> {
  const words = [
    ...letters.flatMap((letter) =>
      matras.flatMap((matra) =>
        nasals.flatMap((nasal) => [letter + matra + nasal, `र्${letter}${matra}${nasal}`]),
      ),
    ),
    ...letters.flatMap((letter) => [`${letter}्${joiner}`, `${letter}्${nonJoiner}`, `${letter}्य`]),
    ...letters.flatMap((letter) => ['', 'ि', 'ु', 'ू'].map((matra) => `${letter}्र${matra}`)),
    ...vowels.flatMap((vowel) => [...nasals.map((nasal) => vowel + nasal), `र्${vowel}`]),
    ...'।॥ऽॐ०१२३४५६७८९॰₹\u25cc',
  ]
  const found = new Set(words.flatMap((word) => languages.flatMap((language) => face.glyphs(word, language))))
  for (const pair of pairs) {
    const own = new Set(face.glyphs(pair))
    for (const end of ends) for (const glyph of face.glyphs(pair + end)) if (!own.has(glyph)) found.add(glyph)
  }
  return found
}

/** Each further glyph, with the shortest text that has it. */
function joinedLetters(
  face: Shaper,
  { needed, words }: { needed: Set<number>; words: readonly string[] },
): Map<number, string> {
  const found = new Map<number, string>()
  for (const word of [...pairs, ...triples, ...words])
    for (const glyph of face.glyphs(word)) if (!needed.has(glyph) && !found.has(glyph)) found.set(glyph, word)
  return found
}

/** How much ink is elsewhere. A shift of a tenth of an em counts as another drawing. */
async function difference(whole: Shaper, parts: Shaper, word: string): Promise<number> {
  const [one, other] = [whole.drawing(word), parts.drawing(word)]
  if (one.paths === other.paths) return 0
  if (Math.abs(one.width - other.width) > 100) return 1
  const width = Math.max(one.width, other.width) + 800
  const [had, has] = await Promise.all([one, other].map(({ paths }) => picture(paths, width)))
  let [ink, changed] = [0, 0]
  for (const [at, grey] of (had ?? []).entries()) {
    const apart = Math.abs(grey - (has?.[at] ?? 0))
    ink += 255 - grey
    // Less is the edge of the same stroke.
    if (apart > 96) changed += apart
  }
  return changed / ink
}

function picture(paths: string, width: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width * 0.08)}" height="150" viewBox="-300 -1200 ${width} 1875"><g transform="scale(1 -1)">${paths}</g></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
}
