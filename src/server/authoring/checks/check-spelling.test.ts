import { expect, test } from 'vitest'
import { treeOf } from '../written/authored-tree.ts'
import { problemLine } from '../written/problem.ts'
import { readDocument } from '../written/read-document.ts'
import { checkSpelling } from './check-spelling.ts'

const course = `{ id: tea, name: Tea, native: चाय, description: You drink it., difficulty: 1, order: 1,
  cover: { letter: च, colour: mor, print: wave }, chapters: [{ id: one, name: One, lessons: [] }] }`
const language = '{ id: hindi, name: Hindi, native: हिंदी, icon: ह, open: true, order: 1 }'

/** What is said of a course with one word of this note. */
function saidOf(note: string): string[] {
  const words = `[{ id: chai, hi: चाय, en: tea, is: noun f, note: "${note}" }]`
  const files = {
    'hindi/language.yaml': language,
    'hindi/tea/course.yaml': course,
    'hindi/tea/words.yaml': words,
  }
  const documents = Object.entries(files).flatMap(([path, text]) => {
    const read = readDocument({ path, text }, '')
    return read ? [[path, read] as const] : []
  })
  const problems: Parameters<typeof treeOf>[1] = []
  const [tree] = treeOf(new Map(documents), problems)
  expect(problems.map(problemLine)).toEqual([])
  return (tree?.courses ?? []).flatMap((one) => checkSpelling(one, 'hindi').map(problemLine))
}

test('Hindi that stands in an English note is read for its spelling', () => {
  expect(saidOf('They say गये.')).toEqual([
    'hindi/tea/words.yaml:1 warning: [0].note: The norm is गए, not गये.',
  ])
  expect(saidOf('At home is घरme here.')).toEqual([
    'hindi/tea/words.yaml:1 warning: [0].note: “me” is in Latin letters.',
  ])
})

test('a note may speak of signs, endings, halves, and of another standard spelling', () => {
  expect(saidOf('The ि is written first, क् is a half; ियाँ ends it. Some write पर्दा. It is चाय.')).toEqual([])
})

test.each(['\u200d', '\u0301'])('a note of nothing but %j is read as soon as any other', (sign) => {
  expect(saidOf(`${sign.repeat(99_000)} and गये.`)).toHaveLength(1)
})
