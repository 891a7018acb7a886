import { expect, test } from 'vitest'
import { readDraft } from './read-draft.ts'
import { lintOf } from './workshop-jobs.ts'

const nowhere = import.meta.dirname
const folders = { curriculum: nowhere, pictures: nowhere, drawn: nowhere, videos: nowhere }

test('a draft in which very much is wrong is told the first of it, and how much there is', () => {
  const texts = {
    'hindi/language.yaml': '{ id: hindi, name: Hindi, native: हिंदी, icon: ह, open: true, order: 1 }',
    'hindi/tea/course.yaml': `{ id: tea, name: Tea, native: चाय, description: You drink it., difficulty: 1, order: 1,
      cover: { letter: च, colour: mor, print: wave }, chapters: [{ id: one, name: One, lessons: [] }] }`,
    'hindi/tea/words.yaml': '- { id: chai, hi: चाय, en: tea, is: noun f }\n'.repeat(701),
  }
  const documents = new Map(
    Object.entries(texts).flatMap(([path, text]) => {
      const read = readDraft({ path, text })
      return read ? [[path, read] as const] : []
    }),
  )
  const problems = lintOf(documents, 'hindi/tea/words.yaml', folders)
  expect(problems.map(({ message }) => message)).toEqual([
    ...Array(500).fill('the id “chai” is used already, in hindi/tea/words.yaml:1'),
    'Only 500 of 700 problems are shown.',
  ])
})
