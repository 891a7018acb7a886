import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { letterRows } from '#language/hindi/letters/alphabet.ts'
import { conjuncts } from '#language/hindi/letters/conjuncts.ts'
import { type Shaper, shaperOf } from '../scripts/shaping.ts'

const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह']
const pairs = consonants.flatMap((one) => consonants.map((other) => `${one}्${other}`))
const texts = pairs.flatMap((pair) => ['', 'ि', 'ु', 'ें'].map((end) => pair + end))
/** Of Kashmiri, Sindhi, Avestan and the Vedas: these may come in a face of the reader's own. */
const foreign = 'ऀऄऎऒऺऻॆॊॎॏ॒॑॓॔ॕॖॗॳॴॵॶॷॸॹॺॻॼॾॿ'
const letters = Array.from({ length: 0x80 }, (_, at) => String.fromCodePoint(0x900 + at)).filter(
  (letter) => !foreign.includes(letter),
)

async function faceOf(file: string): Promise<Shaper> {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype' } as const
  return shaperOf(await subsetFont(readFileSync(file), undefined, options))
}

/** The sign that says a letter has no vowel, where it is seen because the letters were not joined. */
function viramaOf({ drawing }: Shaper): string {
  const [drawn = ''] = drawing('ट्\u200c').paths.match(/d="[^"]+"(?=\/>(?:<path [^>]*d=""\/>)*$)/) ?? []
  return drawn
}

const files = '@fontsource/{}/files/{}-devanagari'
const faces = [
  { name: 'mukta-hindi', whole: files.replaceAll('{}', 'mukta'), weight: 400 },
  { name: 'mukta-hindi-bold', whole: files.replaceAll('{}', 'mukta'), weight: 700 },
  { name: 'rozha-hindi', whole: files.replaceAll('{}', 'rozha-one'), weight: 400 },
]

test.each(faces)('$name joins whatever letters its whole face joins, and has every letter', async (face) => {
  const whole = await faceOf(`node_modules/${face.whole}-${face.weight}-normal.woff2`)
  const cut = await faceOf(`src/web/fonts/${face.name}.woff2`)
  const [before, after] = [viramaOf(whole), viramaOf(cut)]
  expect([before.length > 20, after.length > 20]).toEqual([true, true])
  const fallenApart = texts.filter(
    (text) => cut.drawing(text).paths.includes(after) && !whole.drawing(text).paths.includes(before),
  )
  expect(fallenApart).toEqual([])
  const lost = letters.filter((letter) => cut.glyphs(letter).includes(0) && !whole.glyphs(letter).includes(0))
  expect(lost).toEqual([])
})

test('of all pairs those are joined whose first letter has a half form', async () => {
  const cut = await faceOf('src/web/fonts/mukta-hindi.woff2')
  const virama = viramaOf(cut)
  expect(pairs.filter((pair) => !cut.drawing(pair).paths.includes(virama)).length).toBe(891)
})

const chart = JSON.stringify(letterRows.map(({ name, nativeName, note }) => [name, nativeName, note]))
const fixed = [
  { name: 'titles', whole: files.replaceAll('{}', 'rozha-one'), words: ['वर्णमाला', 'कहाँ', 'से', 'शुरू', 'करें'] },
  {
    name: 'joined-letters',
    whole: files.replaceAll('{}', 'rozha-one'),
    words: conjuncts.flatMap(({ whole, parts: [first, second] }) => [whole, `${first}्`, second]),
  },
  {
    name: 'chart-words',
    whole: files.replaceAll('{}', 'mukta'),
    words: chart.match(/[\u0900-\u097f]+/g) ?? [],
  },
]

test.each(fixed)('$name draws each of its words as the whole face does', async ({ name, whole, words }) => {
  const before = await faceOf(`node_modules/${whole}-400-normal.woff2`)
  const after = await faceOf(`src/web/fonts/${name}.woff2`)
  expect(words.length).toBeGreaterThan(4)
  expect(words.filter((word) => after.drawing(word).paths !== before.drawing(word).paths)).toEqual([])
})
