/** What HarfBuzz, which browsers draw with as well, makes of a text in a face; and a face cut to named glyphs. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as harfbuzz from 'harfbuzzjs'

export interface Shaper {
  /** The glyphs that a text is drawn with, as the language has them. */
  glyphs: (text: string, language?: string) => number[]
  /** The text as paths of SVG, in units of the face from the left end of its base line, and how wide it is. */
  drawing: (text: string) => { paths: string; width: number }
}

export function shaperOf(truetype: Buffer): Shaper {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(truetype).buffer)))
  const shaped = (text: string, language: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setLanguage(language)
    harfbuzz.shape(font, buffer)
    return buffer
  }
  return {
    glyphs: (text, language = 'hi') =>
      shaped(text, language)
        .getGlyphInfos()
        .map(({ codepoint }) => codepoint),
    drawing: (text) => {
      const buffer = shaped(text, 'hi')
      const places = buffer.getGlyphPositions()
      let width = 0
      const paths = buffer.getGlyphInfos().map(({ codepoint }, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
        const path = `<path transform="translate(${width + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`
        width += xAdvance
        return path
      })
      return { paths: paths.join(''), width }
    },
  }
}

type Call = (...given: number[]) => number

const subsetter = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
const { instance } = await WebAssembly.instantiate(readFileSync(subsetter))
const { memory, ...calls } = instance.exports
const bytes = () => new Uint8Array((memory as WebAssembly.Memory).buffer)

/** Without hints, and without following which forms the letters could take: those glyphs and letters, no others. */
const noHinting = 0x1
const noLayoutClosure = 0x200
const setOfFeatures = 6
const writable = 2

/** A TrueType face cut to these letters, and to these glyphs of them. */
export function cutToGlyphs(truetype: Buffer, glyphs: Iterable<number>, letters: string): Buffer {
  const at = ask('malloc', truetype.length)
  bytes().set(truetype, at)
  const face = ask('hb_face_create', ask('hb_blob_create', at, truetype.length, writable, 0, 0), 0)
  const input = ask('hb_subset_input_create_or_fail')
  ask('hb_subset_input_set_flags', input, noHinting | noLayoutClosure)
  const features = ask('hb_subset_input_set', input, setOfFeatures)
  ask('hb_set_clear', features)
  ask('hb_set_invert', features)
  for (const glyph of glyphs) ask('hb_set_add', ask('hb_subset_input_glyph_set', input), glyph)
  for (const letter of letters)
    ask('hb_set_add', ask('hb_subset_input_unicode_set', input), letter.codePointAt(0) ?? 0)
  const cut = ask('hb_subset_or_fail', face, input)
  if (cut === 0) throw new Error('A face could not be cut.')
  const blob = ask('hb_face_reference_blob', cut)
  const begin = ask('hb_blob_get_data', blob, 0)
  return Buffer.from(bytes().slice(begin, begin + ask('hb_blob_get_length', blob)))
}

/** What stays in its memory ends with the command. */
function ask(name: string, ...given: number[]): number {
  return (calls[name] as Call)(...given)
}
