import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { academy } from '#rules/academy.ts'

export type Pdf = PDFKit.PDFDocument

/** The faces of the academy, in the parts that their packages come in. */
const faces = {
  text: 'mukta/files/mukta-%-400-normal.woff',
  bold: 'mukta/files/mukta-%-700-normal.woff',
  display: 'rozha-one/files/rozha-one-%-400-normal.woff',
} as const
type Face = keyof typeof faces

/** Which part of a face holds a letter: Devanagari with its signs and the rupee, western letters, and the rest. */
const parts = [
  { part: 'devanagari', holds: /^(?:\p{Script=Devanagari}|\u0964|\u0965|\u200c|\u200d|₹)+/u },
  { part: 'latin', holds: /^[ -~\u00a0-\u00ff\u2010-\u2027\u2030-\u203a€™−]+/u },
  { part: 'latin-ext', holds: /^./su },
] as const

const packages = createRequire(import.meta.url)
const read = new Map<string, Buffer>()

function fontFile(face: Face, part: string): Buffer {
  const name = `@fontsource/${faces[face].replace('%', part)}`
  const bytes = read.get(name) ?? readFileSync(packages.resolve(name))
  read.set(name, bytes)
  return bytes
}

interface Paper {
  title: string
  layout?: 'portrait' | 'landscape'
  /** What the document says of when it was made: the same facts give the same bytes. */
  madeAt: Date
}

/** An A4 page in the academy's colours, on which `write` sets Hindi and English alike. */
export function openPdf({ title, layout = 'portrait', madeAt }: Paper): Pdf {
  const info = { Title: title, Author: academy.name, CreationDate: madeAt, ModDate: madeAt }
  const pdf = new PdfDocument({ size: 'A4', layout, margin: 0, lang: 'en', displayTitle: true, info })
  for (const face of Object.keys(faces) as Face[]) {
    for (const { part } of parts) pdf.registerFont(`${face}/${part}`, fontFile(face, part))
  }
  return pdf
}

export interface Writing {
  x: number
  y: number
  size: number
  face?: Face
  colour?: string
  /** Where `x` is: the start of the text, its middle, or its end. */
  align?: 'start' | 'middle' | 'end'
}

/** Whether the academy's faces have every letter of a text: those of Arabic, Chinese or Tamil they have not. */
export function canWrite(pdf: Pdf, text: string): boolean {
  return runsOf(text.normalize('NFC')).every(({ part, text }) => hasAll(pdf, `bold/${part}`, text))
}

/** A text without the letters that our faces have not: an emoji in a course's name would be an empty box. */
export function withoutUnknown(pdf: Pdf, text: string): string {
  const known = [...text.normalize('NFC')].filter((letter) => canWrite(pdf, letter))
  return known.join('').replace(/\s+/g, ' ').trim()
}

/** Writes a line, each letter in the part of the face that holds it. Returns its width. */
export function write(pdf: Pdf, text: string, writing: Writing): number {
  const { x, y, colour = academy.colours.ink, align = 'start' } = writing
  const runs = measured(pdf, text, writing)
  const whole = lengthOf(runs)
  let at = x - { start: 0, middle: whole / 2, end: whole }[align]
  // Shaped letters alone cannot be read back, or read aloud: the text stands beside them.
  pdf.markContent('Span', { actual: text })
  for (const run of runs) {
    pdf.font(run.font).fontSize(writing.size).fillColor(colour)
    pdf.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += run.width
  }
  pdf.endMarkedContent()
  return whole
}

/** How wide a line would be. */
export function widthOf(pdf: Pdf, text: string, writing: Pick<Writing, 'size' | 'face'>): number {
  return lengthOf(measured(pdf, text, writing))
}

function lengthOf(runs: { width: number }[]): number {
  return runs.reduce((sum, { width }) => sum + width, 0)
}

function measured(pdf: Pdf, given: string, { size, face = 'text' }: Pick<Writing, 'size' | 'face'>) {
  return runsOf(given.normalize('NFC')).map(({ part, text }) => {
    // The display face has fewer letters than the text's: no ț, and no ṇ.
    const font = `${hasAll(pdf, `${face}/${part}`, text) ? face : 'bold'}/${part}`
    return { font, text, width: pdf.font(font).fontSize(size).widthOfString(text) }
  })
}

/** pdfkit keeps the open face to itself. */
interface OpenFace {
  _font: { font: { hasGlyphForCodePoint(letter: number): boolean } }
}

function hasAll(pdf: Pdf, font: string, text: string): boolean {
  const face = (pdf.font(font) as unknown as OpenFace)._font.font
  return [...text].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

function runsOf(text: string): { part: string; text: string }[] {
  const runs: { part: string; text: string }[] = []
  let rest = text
  while (rest !== '') {
    const found = parts.find(({ holds }) => holds.test(rest)) ?? parts[2]
    const piece = found.holds.exec(rest)?.[0] ?? [...rest][0] ?? ''
    runs.push({ part: found.part, text: piece })
    rest = rest.slice(piece.length)
  }
  return runs
}

/** Ends the document, and gives its bytes. */
export async function bytesOf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.end()
  return whole
}
