import { describe, expect, test } from 'vitest'
import { areKin, keepApart } from './apart.ts'
import { forecast, minutesFor, todaysQueue } from './queue.ts'
import { freshMemory } from './schedule.ts'

const start = new Date('2026-11-21T09:00:00Z')
const daysOn = (days: number) => new Date(start.getTime() + days * 86_400_000)

const waiting = (name: string, stability: number, days: number) => ({
  name,
  ...freshMemory(start),
  state: 2,
  stability,
  lastReview: daysOn(-days),
})
const fresh = (name: string) => ({ name, ...freshMemory(start) })
const none = { most: 60, reviewed: 0, introduced: 0 }

describe("today's queue", () => {
  const names = (items: { name: string }[]) => items.map(({ name }) => name)
  test('asks first for what is most forgotten and can still be recovered', () => {
    const items = [
      waiting('long gone', 1, 4000),
      waiting('just due', 10, 10),
      waiting('overdue', 10, 60),
      waiting('gone', 1, 900),
    ]
    expect(names(todaysQueue(items, none, start))).toEqual(['overdue', 'just due', 'gone', 'long gone'])
  })
  test('holds 60 things, 15 of them new, less what was done today', () => {
    const due = Array.from({ length: 30 }, (_, at) => waiting(`due ${at}`, 5, 5))
    const met = Array.from({ length: 40 }, (_, at) => fresh(`new ${at}`))
    const all = [...due, ...met]
    const newIn = (done: typeof none) =>
      todaysQueue(all, done, start).filter(({ state }) => state === 0).length
    expect(todaysQueue(all, none, start)).toHaveLength(45)
    expect(newIn(none)).toBe(15)
    expect(newIn({ ...none, reviewed: 20, introduced: 12 })).toBe(3)
    expect(todaysQueue(all, { ...none, reviewed: 50, introduced: 15 }, start)).toHaveLength(10)
    expect(todaysQueue(all, { ...none, reviewed: 60, introduced: 15 }, start)).toEqual([])
  })
  test('holds what its student chose, a quarter of it new', () => {
    const met = Array.from({ length: 40 }, (_, at) => fresh(`new ${at}`))
    const due = Array.from({ length: 12 }, (_, at) => waiting(`due ${at}`, 5, 5))
    const day = { most: 20, reviewed: 0, introduced: 0 }
    const queue = todaysQueue([...due, ...met], day, start)
    expect(queue).toHaveLength(17)
    expect(queue.filter(({ state }) => state === 0)).toHaveLength(5)
    expect(todaysQueue([...due, ...met], { ...day, reviewed: 20 }, start)).toEqual([])
  })
  test('leaves new things for later while there is much to catch up with', () => {
    const backlog = Array.from({ length: 500 }, (_, at) => waiting(`due ${at}`, 5, 5 + at))
    const queue = todaysQueue([...backlog, fresh('new')], none, start)
    expect(queue).toHaveLength(60)
    expect(names(queue)).not.toContain('new')
  })
  test('mixes new things with the others', () => {
    const queue = todaysQueue(
      [...['a', 'b', 'c', 'd'].map((name) => waiting(name, 5, 5)), fresh('new 1'), fresh('new 2')],
      none,
      start,
    )
    expect(names(queue)).toEqual(['a', 'b', 'new 1', 'c', 'd', 'new 2'])
  })
})

test('what a day cannot hold goes over to the next', () => {
  expect(forecast([150, 0, 10, 60, 0], 60)).toEqual([60, 60, 40, 60, 0])
})

test('the minutes are those of the student, a quarter of a minute an item before they are known', () => {
  expect([minutesFor(0, null), minutesFor(1, null), minutesFor(12, null), minutesFor(12, 20_000)]).toEqual([
    0, 1, 3, 4,
  ])
})

describe('two of one sentence', () => {
  const item = (about: string, ...mentions: string[]) => ({ about, mentions })
  const aam = item('आम', 'यह आम मीठा है')
  const sentence = item('यह आम मीठा है', 'यह', 'आम', 'मीठा', 'है')
  test('are kin: the same sentence, a word and a sentence with it', () => {
    expect([areKin(aam, sentence), areKin(sentence, aam), areKin(sentence, item('यह आम मीठा है'))]).toEqual([
      true,
      true,
      true,
    ])
    expect(areKin(sentence, item('दिन मीठा है', 'दिन', 'मीठा', 'है'))).toBe(false)
  })
  test('never follow each other, in any order that they come', () => {
    const others = Array.from({ length: 6 }, (_, at) => item(`w${at}`, `w${(at + 1) % 6}`))
    let seed = 7
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    for (let round = 0; round < 300; round += 1) {
      const mixed = [aam, sentence, item('आम'), ...others].toSorted(() => random() - 0.5)
      const placed = keepApart(mixed)
      for (const [at, one] of placed.entries()) {
        const next = placed[at + 1]
        expect(next && areKin(one, next)).not.toBe(true)
      }
      expect(placed.length).toBeGreaterThan(7)
    }
  })
  test('what cannot be parted waits for another day', () => {
    expect(keepApart([aam, sentence])).toEqual([aam])
    expect(keepApart([sentence, item('पानी'), aam])).toHaveLength(3)
  })
})
