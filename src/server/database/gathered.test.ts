import { afterEach, expect, test, vi } from 'vitest'
import { arrayText, asksWaiting, gathered } from './gathered.ts'
import type { Sql } from './sql.ts'

afterEach(() => {
  vi.useRealTimers()
})

const sql = (() => {}) as unknown as Sql

/** Until all that is at hand has been done. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

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

test('who comes in one turn is asked for together; who comes meanwhile, afterwards', async () => {
  const { sent, asked } = kind()
  const firsts = asked('asha', 'ravi')
  expect(sent).toEqual([])
  await turn()
  const others = asked('meena', 'john')
  await turn()
  expect(sent.map(({ asks }) => asks)).toEqual([['asha', 'ravi']])
  sent[0]?.answer()
  expect(await Promise.all(firsts)).toEqual(['for asha', 'for ravi'])
  expect(sent.map(({ asks }) => asks)).toEqual([
    ['asha', 'ravi'],
    ['meena', 'john'],
  ])
  sent[1]?.answer()
  expect(await Promise.all(others)).toEqual(['for meena', 'for john'])
  const last = asked('sita')
  await turn()
  sent[2]?.answer()
  expect(await Promise.all(last)).toEqual(['for sita'])
  expect(sent).toHaveLength(3)
})

test('of very many, thirty-two go into a statement', async () => {
  const { sent, asked } = kind()
  const names = Array.from({ length: 70 }, (_, at) => `student ${at}`)
  const answers = asked(...names)
  for (let at = 0; at < 3; at++) {
    await turn()
    sent[at]?.answer()
  }
  expect(await Promise.all(answers)).toEqual(names.map((name) => `for ${name}`))
  expect(sent.map(({ asks }) => asks.length)).toEqual([32, 32, 6])
})

test('a statement that fails fails for those who were asked for by it, and for nobody else', async () => {
  const { sent, asked } = kind()
  const first = asked('asha')
  await turn()
  const answers = Promise.allSettled([...first, ...asked('ravi', 'meena')])
  sent[0]?.fail()
  await turn()
  sent[1]?.answer()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

test('a statement that does not come back holds up the others for a moment, not for ever', async () => {
  vi.useFakeTimers()
  const { sent, asked } = kind()
  const first = asked('asha')
  vi.advanceTimersByTime(0)
  const others = asked('ravi', 'meena')
  vi.advanceTimersByTime(249)
  expect(sent.map(({ asks }) => asks)).toEqual([['asha']])
  vi.advanceTimersByTime(1)
  expect(sent.map(({ asks }) => asks)).toEqual([['asha'], ['ravi', 'meena']])
  vi.useRealTimers()
  for (const { answer } of sent) answer()
  expect(await Promise.all([...first, ...others])).toEqual(['for asha', 'for ravi', 'for meena'])
})

test('whoever waits is counted, until the answer is there', async () => {
  const { sent, asked } = kind()
  const before = asksWaiting()
  const answers = asked('asha', 'ravi')
  await turn()
  asked('meena')
  expect(asksWaiting() - before).toBe(3)
  sent[0]?.answer()
  await Promise.all(answers)
  expect(asksWaiting() - before).toBe(1)
  sent[1]?.answer()
  await turn()
  expect(asksWaiting() - before).toBe(0)
})

test('a list is written as PostgreSQL reads it', () => {
  expect(arrayText([])).toBe('{}')
  expect(arrayText(['a', 'b,c', '{"d\\e"}'])).toBe('{"a","b,c","{\\"d\\\\e\\"}"}')
})
