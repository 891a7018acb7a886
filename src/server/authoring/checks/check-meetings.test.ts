import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTree } from '../written/authored-tree.ts'
import { problemLine } from '../written/problem.ts'
import { checkMeetings } from './check-meetings.ts'

const folder = join(import.meta.dirname, '../../../../test/curriculum')

test('a word that does not come back often enough is named with how often it is met', () => {
  const said = readTree(folder, []).flatMap(checkMeetings).map(problemLine)
  const lesson = (file: string, line: number) => `curriculum/hindi/market/${file}.yaml:${line} warning: `
  const times = (word: string, met: number) =>
    `${word} is met ${met} of 6 times by the end of the next 5 lessons`
  expect(said).toEqual([
    `${lesson('01-mangoes', 5)}words[1]: ${times('केला', 2)}`,
    `${lesson('01-mangoes', 5)}words[2]: ${times('सेब', 1)}`,
    `${lesson('02-weights', 4)}words[0]: ${times('किलो', 2)}`,
    `${lesson('03-how-much', 4)}words[0]: ${times('सौ', 2)}`,
  ])
})
