import { afterEach, expect, test, vi } from 'vitest'
import { arrayText, gathered } from './gathered.ts'
import type { Sql } from './sql.ts'

afterEach(() => {
  vi.useRealTimers()
})

const sql = (() => {}) as unknown as Sql

/** A kind of question that is answered when the test says so. */
function kind() {
  const sent: { asks: string[]; answer: () => void; fail: () => void }[] = []
  const ask = gathered<string, string>((_, asks) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const answer = () => resolve(asks.map((one) => `for ${one}`))
    sent.push({ asks, answer, fail: () => reject(new Error('the line broke')) })
    return promise
  })
  return { sent, asked: (...names: string[]) => names.map((name) => ask(sql, name)) }
}

test('who comes first is asked for at once, alone; who comes meanwhile, together', async () => {
  const { sent, asked } = kind()
  const [first, second, ...others] = asked('asha', 'ravi', 'meena', 'john', 'sita')
  expect(sent.map(({ asks }) => asks)).toEqual([['asha'], ['ravi']])
  sent[1]?.answer()
  expect(await second).toBe('for ravi')
  expect(sent.map(({ asks }) => asks)).toEqual([['asha'], ['ravi'], ['meena', 'john', 'sita']])
  sent[2]?.answer()
  expect(await Promise.all(others)).toEqual(['for meena', 'for john', 'for sita'])
  sent[0]?.answer()
  expect(await first).toBe('for asha')
  expect(sent).toHaveLength(3)
})

test('of very many, thirty-two go into a statement', async () => {
  const { sent, asked } = kind()
  const names = Array.from({ length: 70 }, (_, at) => `student ${at}`)
  const answers = asked(...names)
  for (let at = 0; at < 5; at++) {
    sent[at]?.answer()
    await Promise.resolve()
    await Promise.resolve()
  }
  expect(await Promise.all(answers)).toEqual(names.map((name) => `for ${name}`))
  expect(sent.map(({ asks }) => asks.length)).toEqual([1, 1, 32, 32, 4])
})

test('a statement that fails fails for those who were asked for by it, and for nobody else', async () => {
  const { sent, asked } = kind()
  const answers = Promise.allSettled(asked('asha', 'ravi', 'meena', 'john'))
  sent[0]?.fail()
  await Promise.allSettled(asked())
  sent[1]?.answer()
  while (sent.length < 3) await Promise.resolve()
  sent[2]?.answer()
  expect((await answers).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})

test('statements that do not come back hold up the others for a second, not for ever', async () => {
  vi.useFakeTimers()
  const { sent, asked } = kind()
  const answers = asked('asha', 'ravi', 'meena')
  vi.advanceTimersByTime(999)
  expect(sent.map(({ asks }) => asks)).toEqual([['asha'], ['ravi']])
  vi.advanceTimersByTime(1)
  expect(sent.map(({ asks }) => asks)).toEqual([['asha'], ['ravi'], ['meena']])
  vi.useRealTimers()
  for (const { answer } of sent) answer()
  expect(await Promise.all(answers)).toEqual(['for asha', 'for ravi', 'for meena'])
})

test('a list is written as PostgreSQL reads it', () => {
  expect(arrayText([])).toBe('{}')
  expect(arrayText(['a', 'b,c', '{"d\\e"}'])).toBe('{"a","b,c","{\\"d\\\\e\\"}"}')
})
