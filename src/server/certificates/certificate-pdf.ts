import type { CheckedCertificate } from '#calls/certificates.ts'
import { academy } from '#rules/academy.ts'
import {
  bytesOf,
  canWrite,
  openPdf,
  type Pdf,
  type Writing,
  widthOf,
  withoutUnknown,
  write,
} from '../pdf/pdf-paper.ts'

const { ink, sindoor, genda, paper } = academy.colours
const [width, height] = [842, 595]
const left = 72
const right = width - left

/** In place of a name in letters that our faces have not: a reader's browser has them. */
const namedElsewhere = 'the student named on the page below'

/** A certificate on one landscape page: everything hangs from the line, as the letters of the name do. */
export async function certificatePdf(certificate: CheckedCertificate, page: string): Promise<Buffer> {
  const { number, name, course, date } = certificate
  const madeAt = new Date(`${date}T00:00:00Z`)
  const pdf = openPdf({ title: `Certificate · ${course} · ${academy.name}`, layout: 'landscape', madeAt })
  pdf.rect(0, 0, width, height).fill(paper)
  pdf.rect(0, 0, width, 14).fill(ink)
  border(pdf)
  write(pdf, academy.nativeName, { x: left, y: 84, size: 40, face: 'display', colour: sindoor })
  write(pdf, 'Certificate', { x: right, y: 82, size: 34, face: 'display', align: 'end' })
  pdf.rect(left, 104, right - left, 7).fill(ink)
  write(pdf, 'This is to certify that', { x: left, y: 164, size: 17 })
  const holder = canWrite(pdf, name) ? name : namedElsewhere
  write(pdf, holder, {
    x: left,
    y: 232,
    ...fitting(pdf, holder, { size: 54, face: 'display', room: right - left }),
  })
  pdf.rect(left, 258, right - left, 4).fill(sindoor)
  write(pdf, 'has finished every lesson of the course', { x: left, y: 304, size: 17 })
  const taught = withoutUnknown(pdf, course) || 'named on the page below'
  write(pdf, taught, {
    x: left,
    y: 362,
    ...fitting(pdf, taught, { size: 40, face: 'display', room: right - left }),
  })
  facts(pdf, [
    ['Finished on', dayOf(madeAt)],
    ['Number', number],
    ['See that it is true', page.replace(/^https?:\/\//, '')],
  ])
  return bytesOf(pdf)
}

/** Three columns at the foot, hanging from a line of their own. */
function facts(pdf: Pdf, rows: [string, string][]): void {
  const columns = [left, left + 160, left + 350]
  pdf.rect(left, 424, right - left, 4).fill(ink)
  for (const [at, [label, value]] of rows.entries()) {
    const x = columns[at] ?? left
    write(pdf, label, { x, y: 452, size: 11 })
    write(pdf, value, {
      x,
      y: 474,
      ...fitting(pdf, value, { size: 14, face: 'bold', room: at === 2 ? 348 : 180 }),
    })
  }
}

/** The block print of the covers: diamonds on marigold. */
function border(pdf: Pdf): void {
  pdf.rect(0, 515, width, 80).fill(genda)
  const [middle, reach] = [555, 26]
  for (let x = 21; x < width; x += 50) {
    diamond(pdf, { x, y: middle, reach, colour: sindoor })
    diamond(pdf, { x, y: middle, reach: reach / 2, colour: paper })
    diamond(pdf, { x: x + 25, y: middle, reach: 6, colour: ink })
  }
}

function diamond(pdf: Pdf, { x, y, reach, colour }: { x: number; y: number; reach: number; colour: string }) {
  const wide = reach * 0.7
  pdf.polygon([x, y - reach], [x + wide, y], [x, y + reach], [x - wide, y]).fill(colour)
}

interface Fitting {
  size: number
  face: NonNullable<Writing['face']>
  room: number
}

/** The size at which a text fits its room: a long name is set smaller, never cut. */
function fitting(pdf: Pdf, text: string, { size, face, room }: Fitting): Pick<Writing, 'size' | 'face'> {
  const whole = widthOf(pdf, text, { size, face })
  return { face, size: whole > room ? (size * room) / whole : size }
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
