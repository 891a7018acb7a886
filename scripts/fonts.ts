/**
 * Cuts the faces of the look from the @fontsource packages into src/web/fonts/, and writes what the web client
 * needs of them: fonts.css, size-adjusted fallbacks in stand-in-fonts.css, and the name's letters as outlines, so
 * that the first page draws its headline without a Devanagari face. Run by hand when words or faces change; the
 * results are kept.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { glyphsNeeded } from './conjuncts.ts'
import { devanagariIn, faces, fallbacks } from './faces.ts'
import { cutToGlyphs, shaperOf } from './shaping.ts'

const out = 'src/web/fonts'

mkdirSync(out, { recursive: true })
const words = wordsTaught()
const rules: string[] = []
const cut = new Map<string, Buffer>()
for (const face of faces) {
  const file = `node_modules/@fontsource/${face.from}/files/${face.from}-${face.script}-${face.weight}-normal.woff2`
  const whole = readFileSync(file)
  const woff2 = await cutOf(whole, face)
  cut.set(face.name, await subsetFont(whole, face.text, { targetFormat: 'truetype' }))
  writeFileSync(`${out}/${face.name}.woff2`, woff2)
  console.log(`${face.name} ${(woff2.length / 1024).toFixed(1)} kB`)
  // What is small would be written into the sheet itself, where the content policy forbids it.
  rules.push(`@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight === 700 ? '600 800' : face.weight};
  font-display: swap;
  src: url("./fonts/${face.name}.woff2${woff2.length < 4096 ? '?no-inline' : ''}") format("woff2");
  unicode-range: ${'words' in face ? 'U+900-97f' : unicodeRange(face.text, face.script)};
}`)
}
writeSheet('fonts.css', rules)
writeSheet('stand-in-fonts.css', fallbacks.map(fallbackRule))

function writeSheet(name: string, rules: string[]) {
  const head = '/* Written by scripts/fonts.ts from the @fontsource packages: change it there. */'
  writeFileSync(`src/web/${name}`, `${head}\n${rules.join('\n')}\n`)
  execFileSync('node_modules/.bin/biome', ['format', '--write', `src/web/${name}`])
}

function cutOf(whole: Buffer, face: (typeof faces)[number]): Promise<Buffer> {
  if ('tolerance' in face) return withNeededConjuncts(whole, face)
  if ('words' in face) return withTheseWords(whole, face)
  return withAllForms(whole, face.text)
}

/** Hints mend letters on coarse screens only, and are two fifths of a face. */
function withAllForms(whole: Buffer, text: string): Promise<Buffer> {
  return subsetFont(whole, text, { targetFormat: 'woff2', noHinting: true })
}

async function withNeededConjuncts(whole: Buffer, { text, tolerance }: { text: string; tolerance: number }) {
  const all = { keepAllGlyphs: true } as const
  const truetype = await subsetFont(whole, undefined, { ...all, targetFormat: 'truetype' })
  const glyphs = await glyphsNeeded(truetype, { text, words, tolerance })
  return subsetFont(cutToGlyphs(truetype, glyphs, text), undefined, { ...all, targetFormat: 'woff2' })
}

/** Nothing but what these words are drawn with, joined letters too: no others may be set in it, so any may ask for it. */
async function withTheseWords(whole: Buffer, { text, words }: { text: string; words: string[] }) {
  const all = { keepAllGlyphs: true } as const
  const truetype = await subsetFont(whole, undefined, { ...all, targetFormat: 'truetype' })
  const face = shaperOf(truetype)
  const glyphs = words.flatMap(partsOf).flatMap((part) => face.glyphs(part))
  return subsetFont(cutToGlyphs(truetype, glyphs, text), undefined, { ...all, targetFormat: 'woff2' })
}

/** Joined letters are made of half ones and of shorter words: a face without these does not come to them. */
function partsOf(word: string): string[] {
  const starts = Array.from(word, (_, at) => word.slice(at))
  const parts = starts.flatMap((rest) => Array.from(rest, (_, at) => rest.slice(0, at + 1)))
  return parts.flatMap((part) => [part, `${part}\u200d`])
}

/** Every word in Devanagari that is taught. */
function wordsTaught(): string[] {
  const files = readdirSync('curriculum', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  return [...new Set(texts.flatMap(devanagariIn))].sort()
}

function fallbackRule({ family, local, adjust, of }: (typeof fallbacks)[number]): string {
  const font = cut.get(of)
  if (!font) throw new Error(`no face ${of}`)
  const { unitsPerEm, ascent, descent } = measure(font)
  const percent = (units: number) => `${((units / unitsPerEm / adjust) * 100).toFixed(2)}%`
  return `@font-face {
  font-family: "${family}";${of.endsWith('-bold') ? '\n  font-weight: 600 800;' : ''}
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${(adjust * 100).toFixed(2)}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
}`
}

/** Reads what a fallback needs straight from the tables of a TrueType file. */
function measure(font: Buffer) {
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8))
  }
  const table = (tag: string) => tables.get(tag) ?? 0
  const hhea = table('hhea')
  return {
    unitsPerEm: font.readUInt16BE(table('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
  }
}

/** A blank must not call a Devanagari face: only the Latin ones answer for it. */
function unicodeRange(text: string, script: string): string {
  const all = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b)
  const points = script === 'latin' ? all : all.filter((point) => point > 0xff)
  const spans: [number, number][] = []
  for (const point of points) {
    const last = spans.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else spans.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
