import { expect, test } from 'vitest'
import { legalSections, writtenLegalText } from './legal-text.ts'

test('headings begin sections, empty lines part paragraphs, line ends within one are blanks', () => {
  expect(legalSections('## Who we are\nWe teach.\r\n\r\nWe are\nmany.\n\n## सेवा\n\nAlways open.\n')).toEqual([
    { id: 'who-we-are-1', title: 'Who we are', paragraphs: ['We teach.', 'We are many.'] },
    { id: 'part-2', title: 'सेवा', paragraphs: ['Always open.'] },
  ])
})

test('a paragraph of many blanks is read as fast as any other', () => {
  const blanks = ' '.repeat(400_000)
  expect(legalSections(`## A\n\na${blanks}b`)?.[0]?.paragraphs).toEqual([`a${blanks}b`])
})

test('a text without a heading first is none', () => {
  expect(legalSections('We teach.\n\n## Who')).toBeNull()
  expect(legalSections(' \n ')).toBeNull()
})

test('what was read is written again as it can be read', () => {
  const sections = [{ id: 'a-1', title: 'A', paragraphs: ['One.', 'Two.'] }]
  expect(writtenLegalText(sections)).toBe('## A\n\nOne.\n\nTwo.')
  expect(legalSections(writtenLegalText(sections))).toEqual(sections)
})
