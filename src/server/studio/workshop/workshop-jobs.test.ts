import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDraft } from './read-draft.ts'
import { compile, type Documents, lintOf } from './workshop-jobs.ts'

const nowhere = import.meta.dirname
const folders = { curriculum: nowhere, pictures: nowhere, drawn: nowhere, videos: nowhere }

function documentsOf(texts: Record<string, string>): Documents {
  return new Map(
    Object.entries(texts).flatMap(([path, text]) => {
      const read = readDraft({ path, text })
      return read ? [[path, read] as const] : []
    }),
  )
}

test('a draft in which very much is wrong is told the first of it, and how much there is', () => {
  const texts = {
    'hindi/language.yaml': '{ id: hindi, name: Hindi, native: हिंदी, icon: ह, open: true, order: 1 }',
    'hindi/tea/course.yaml': `{ id: tea, name: Tea, native: चाय, description: You drink it., difficulty: 1, order: 1,
      cover: { letter: च, colour: mor, print: wave }, chapters: [{ id: one, name: One, lessons: [] }] }`,
    'hindi/tea/words.yaml': '- { id: chai, hi: चाय, en: tea, is: noun f }\n'.repeat(701),
  }
  const problems = lintOf(documentsOf(texts), 'hindi/tea/words.yaml', folders)
  expect(problems.map(({ message }) => message)).toEqual([
    ...Array(500).fill('the id “chai” is used already, in hindi/tea/words.yaml:1'),
    'Only 500 of 700 problems are shown.',
  ])
})

test('a film that was sent to another server, or comes after it was missed, is missed no longer', () => {
  const videos = mkdtempSync(join(tmpdir(), 'boli-videos-'))
  onTestFinished(() => rmSync(videos, { recursive: true }))
  const path = 'hindi/tea/01-first.yaml'
  const texts = {
    'hindi/language.yaml': '{ id: hindi, name: Hindi, native: हिंदी, icon: ह, open: true, order: 1 }',
    'hindi/tea/course.yaml': `{ id: tea, name: Tea, native: चाय, description: You drink it., difficulty: 1, order: 1,
      cover: { letter: च, colour: mor, print: wave }, chapters: [{ id: one, name: One, lessons: [first] }] }`,
    [path]: `{ id: first, name: First, aim: You say it., feedback: { question: How?, placeholder: So. }, words: [],
      films: [{ id: stall, title: Stall, file: stall.mp4 }], exercises: [] }`,
  }
  const [one, other] = [documentsOf(texts), documentsOf(texts)]
  const missed = (documents: Documents, sent: string[]) => {
    const all = { ...folders, videos, sent: new Set(sent) }
    const problems = [...compile(new Map(), documents, all).problems, ...lintOf(documents, path, all)]
    return problems.filter(({ message }) => message === 'there is no files/stall.mp4').length
  }
  expect([missed(one, []), missed(other, [])]).toEqual([2, 2])
  expect(missed(one, ['stall.mp4'])).toBe(0)
  writeFileSync(join(videos, 'stall.mp4'), 'film')
  expect(missed(other, [])).toBe(0)
})
