import { expect, test, vi } from 'vitest'
import { canWrite, openPdf, withoutUnknown, write } from './pdf-paper.ts'

const paper = () => openPdf({ title: 'A page', madeAt: new Date('2026-01-01') })

test('a letter that the display face has not is written in the bold one', () => {
  const pdf = paper()
  const font = vi.spyOn(pdf, 'font')
  const written: unknown[] = []
  vi.spyOn(pdf, 'text').mockImplementation((text) => {
    written.push([text, font.mock.lastCall?.[0]])
    return pdf
  })
  write(pdf, 'Constanța', { x: 0, y: 0, size: 40, face: 'display' })
  expect(written).toEqual([
    ['Constan', 'display/latin'],
    ['ț', 'bold/latin-ext'],
    ['a', 'display/latin'],
  ])
})

test.each([
  ['José Ångström', true],
  ['Ioana Constanța', true],
  ['Kṛṣṇa', true],
  ['क्\u200dषमा ज्ञानेश्वर', true],
  ['Nguyễn', false],
  ['محمد', false],
  ['王小明', false],
  ['தமிழ்', false],
  ['Владимир', false],
  [`Ana${'\u0301'.repeat(26)}`, false],
])('whether %s can be written: %s', (name, expected) => {
  expect(canWrite(paper(), name)).toBe(expected)
})

test.each([
  ['Tea ☕ with friends 🙂', 'Tea with friends'],
  ['\u202eचाय\u202c और Constanța', 'चाय और Constanța'],
  ['ज्ञानेश्वर क्\u200dषमा', 'ज्ञानेश्वर क्\u200dषमा'],
  ['தமிழ்', ''],
])('what can be written of %s', (text, expected) => {
  expect(withoutUnknown(paper(), text)).toBe(expected)
})
