import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

const lesson = (wrong: number) => `id: one
name: One
aim: You can say it.
feedback: { question: How was it? }
exercises:
  - id: e1
    type: LISTEN WITH TEXT
    hear: "आम = mango"
    right: mango
    wrong: [${Array.from({ length: wrong }, (_, at) => `other ${at}`).join(', ')}]
`
const said = (text: string) =>
  readDocument({ path: 'hindi/tea/01-one.yaml', text }, '')?.problems.map(({ line, field, message }) => ({
    ...{ line, field, message },
  }))

test('an exercise has nine wrong options at most', () => {
  expect(said(lesson(9))).toEqual([])
  expect(said(lesson(10))).toEqual([
    { line: 10, field: 'exercises[0].wrong', message: 'an exercise has nine wrong options at most' },
  ])
})

test.each(['', '# nothing yet\n', 'just a text\n', '- a\n'])(
  'a lesson that is no map is told in words: “%s”',
  (text) => {
    const message = 'is empty, or not of the form that curriculum/README.md shows'
    expect(said(text)).toEqual([{ line: 1, field: '', message }])
  },
)
