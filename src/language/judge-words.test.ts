import { expect, test } from 'vitest'
import { judgeWords } from './judge-words.ts'
import type { WordJudge } from './judgement.ts'

const expected = ['राम', 'आया']
const sameOrNot: WordJudge = (left, right) => ({ verdict: left === right ? 'exact' : 'wrong', why: () => '' })

function judgeCounting(given: string[]) {
  let compared = 0
  const word: WordJudge = (left, right) => {
    compared += 1
    return sameOrNot(left, right)
  }
  const judgement = judgeWords(expected, given, { word, join: () => undefined, verb: 'wrote' })
  return { judgement, compared }
}

test('of an answer that is far too long nothing is compared', () => {
  const given = Array.from({ length: 15 }, (_, at) => `न${at}`)
  expect(judgeCounting(given)).toEqual({
    compared: 0,
    judgement: {
      verdict: 'wrong',
      reason: 'You wrote much more than is asked; here it is राम आया.',
      differences: [{ expected: 'राम आया', given: given.join(' ') }],
    },
  })
})

test('a word of letters without end is compared with nothing', () => {
  const given = ['राम', 'न'.repeat(61)]
  expect(judgeCounting(given)).toEqual({
    compared: 0,
    judgement: {
      verdict: 'wrong',
      reason: 'You wrote something else; here it is राम आया.',
      differences: [{ expected: 'राम आया', given: given.join(' ') }],
    },
  })
  expect(judgeCounting(['राम', 'न'.repeat(60)]).compared).toBeGreaterThan(0)
})

test('twice the words and ten are still laid side by side', () => {
  const given = ['राम', ...Array.from({ length: 12 }, (_, at) => `न${at}`), 'आया']
  const { judgement, compared } = judgeCounting(given)
  expect(compared).toBeGreaterThan(0)
  expect(judgement.differences).toEqual(given.slice(1, -1).map((word) => ({ expected: '', given: word })))
})
