import { academy } from '#rules/academy.ts'
import { priceText, spanText } from '#rules/prices.ts'
import { bytesOf, canWrite, openPdf, type Pdf, withoutUnknown, write } from '../../pdf/pdf-paper.ts'
import { dayOf } from '../day-of.ts'
import type { Order } from '../order-store.ts'

export interface Receipt
  extends Pick<Order, 'id' | 'amount' | 'currency' | 'kind' | 'price' | 'email' | 'firstName'> {
  lastName?: string
  number: number
  paidAt: Date
  /** Until when it opens the lessons, where that is known. */
  subscription: { endsAt: Date } | null
  refundedAmount?: number
}

const { ink, sindoor, genda, paper } = academy.colours
const left = 56
const right = 539

/** A receipt on one page: who sold what to whom, when, and for how much. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { number, paidAt, amount, currency, refundedAmount = 0 } = receipt
  const pdf = openPdf({ title: `Receipt ${number} · ${academy.name}`, madeAt: paidAt })
  pdf.rect(0, 0, 596, 842).fill(paper)
  pdf.rect(0, 0, 596, 12).fill(ink)
  letterhead(pdf)
  write(pdf, 'Receipt', { x: left, y: 232, size: 46, face: 'display' })
  write(pdf, `No. ${number}`, { x: right, y: 222, size: 14, face: 'bold', align: 'end' })
  write(pdf, dayOf(paidAt), { x: right, y: 240, size: 12, align: 'end' })
  facts(pdf, receipt)
  pdf.rect(left, 498, right - left, 5).fill(ink)
  write(pdf, 'Paid', { x: left, y: 532, size: 18, face: 'bold' })
  write(pdf, priceText(amount, currency), { x: right, y: 532, size: 22, face: 'bold', align: 'end' })
  if (refundedAmount > 0) {
    write(pdf, 'Given back', { x: left, y: 562, size: 14 })
    const back = `- ${priceText(refundedAmount, currency)}`
    write(pdf, back, { x: right, y: 562, size: 14, colour: sindoor, align: 'end' })
  }
  pdf.rect(0, 778, 596, 64).fill(genda)
  write(pdf, `Questions? ${academy.mailboxes.support}`, { x: left, y: 815, size: 12 })
  return bytesOf(pdf)
}

function letterhead(pdf: Pdf): void {
  write(pdf, academy.nativeName, { x: left, y: 74, size: 34, face: 'display', colour: sindoor })
  const { name, address, taxNumber } = academy.business
  const lines = [name, ...address, taxNumber].filter((line) => line !== '')
  for (const [at, line] of lines.entries()) {
    write(pdf, line, { x: right, y: 56 + at * 16, size: 11, face: at === 0 ? 'bold' : 'text', align: 'end' })
  }
}

function facts(pdf: Pdf, { id, kind, price, email, firstName, lastName = '', subscription }: Receipt): void {
  const what = { purchase: 'New subscription', renewal: 'Renewal', change: 'Change of plan' }[kind]
  const name = `${firstName} ${lastName}`.trim()
  const rows: [string, string][] = [
    // In letters that our faces have not it is left out: the e-mail says whose it is.
    ['For', canWrite(pdf, name) ? name : ''],
    ['E-mail', email],
    ['Plan', [withoutUnknown(pdf, price.name), spanText(price)].filter((part) => part !== '').join(', ')],
    ['What', what],
    ['Lessons open until', subscription ? dayOf(subscription.endsAt) : ''],
    ['Order', id],
  ]
  pdf.rect(left, 274, right - left, 5).fill(ink)
  for (const [at, [label, value]] of rows.filter(([, value]) => value !== '').entries()) {
    const y = 306 + at * 32
    write(pdf, label, { x: left, y, size: 12 })
    write(pdf, value, { x: left + 150, y, size: 13, face: 'bold' })
    pdf
      .rect(left, y + 9, right - left, 0.75)
      .fillOpacity(0.4)
      .fill(ink)
      .fillOpacity(1)
  }
}
