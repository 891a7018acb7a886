import { createEmptyCard, fsrs, type Grade } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { areKin, keepApart } from './apart.ts'
import { dayAfter, dayOf, dayStarts, isTimeZone, startOfDay } from './calendar-day.ts'
import { type Answered, ratingOf } from './grade.ts'
import { mend } from './mending.ts'
import { forecast, minutesFor, todaysQueue } from './queue.ts'
import { freshMemory, type Memory, remember, retrievability, spansUntil } from './schedule.ts'
import { strengthOf } from './strength.ts'

const start = new Date('2026-11-21T09:00:00Z')
const daysOn = (days: number) => new Date(start.getTime() + days * 86_400_000)

describe('the grade of an answer', () => {
  const typed: Answered = { verdict: 'exact', hints: 0, ms: 20_000, kind: 'type' }
  test.each<[string, Partial<Answered>, number]>([
    ['wrong', { verdict: 'wrong' }, 1],
    ['wrong, however quick', { verdict: 'wrong', ms: 10 }, 1],
    ['right after the solution was shown', { hints: 3 }, 1],
    ['right after more help still', { hints: 9 }, 1],
    ['right with two hints', { hints: 2 }, 2],
    ['right with one hint', { hints: 1 }, 2],
    ['right with one hint, quick', { hints: 1, ms: 900 }, 2],
    ['right with a slip', { verdict: 'hint' }, 2],
    ['right with a slip, quick', { verdict: 'hint', ms: 900 }, 2],
    ['right', {}, 3],
    ['an accepted variant', { verdict: 'accepted' }, 3],
    ['right, typed within 8 s', { ms: 8000 }, 4],
    ['right, typed in a little more', { ms: 8001 }, 3],
    ['an accepted variant, quick', { verdict: 'accepted', ms: 3000 }, 4],
    ['a picture within 3 s', { kind: 'image', ms: 3000 }, 4],
    ['a picture in 4 s', { kind: 'image', ms: 4000 }, 3],
    ['a text within 3 s', { kind: 'text', ms: 2900 }, 4],
    ['a sound within 6 s', { kind: 'audio', ms: 6000 }, 4],
    ['a sentence put in order in 12 s', { kind: 'order', ms: 12_000 }, 3],
    ['a sentence put in order within 8 s', { kind: 'order', ms: 7000 }, 4],
    ['what is spoken is never easy', { kind: 'record', ms: 10 }, 3],
  ])('%s', (_, given, rating) => {
    expect(ratingOf({ ...typed, ...given })).toBe(rating)
  })
})

test('a replayed log gives the very schedule of ts-fsrs', () => {
  const plain = fsrs()
  const grades = [3, 3, 1, 2, 3, 4, 3, 1, 1, 3, 3, 3] as const
  const gaps = [0, 0.007, 1, 0.001, 3, 8, 30, 70, 0.5, 1, 4, 15]
  let [card, memory, now] = [createEmptyCard(start), freshMemory(start), start]
  for (const [at, grade] of grades.entries()) {
    now = new Date(now.getTime() + (gaps[at] ?? 0) * 86_400_000)
    card = plain.next(card, now, grade as Grade).card
    memory = remember(memory, grade, now)
    expect(memory).toEqual({
      state: card.state,
      due: card.due,
      stability: card.stability,
      difficulty: card.difficulty,
      scheduledDays: card.scheduled_days,
      learningSteps: card.learning_steps,
      reps: card.reps,
      lapses: card.lapses,
      lastReview: now,
    })
    expect(retrievability(memory, daysOn(400))).toBeCloseTo(
      plain.get_retrievability(card, daysOn(400), false),
      1,
    )
  }
  expect(memory.lapses).toBeGreaterThan(1)
})

test('a memory grows firm with right answers, and fades when nobody asks', () => {
  let memory = freshMemory(start)
  expect(strengthOf(memory, start)).toBe(0)
  const strengths = [0, 1, 4, 12, 40, 130].map((day) => {
    memory = remember(memory, 3, daysOn(day))
    return strengthOf(memory, daysOn(day))
  })
  expect(strengths).toEqual([1, 2, 3, 3, 4, 4])
  expect(strengthOf(memory, daysOn(130 + 3000))).toBe(3)
})

test('a memory is down to its half after so many times its stability', () => {
  const spans = spansUntil(0.5)
  const memory = { stability: 4, lastReview: start }
  expect(retrievability(memory, daysOn(4 * spans))).toBeCloseTo(0.5, 6)
  expect(retrievability(memory, daysOn(4 * spansUntil(0.9)))).toBeCloseTo(0.9, 6)
})

describe('the days of a calendar', () => {
  test('begin where the student lives', () => {
    const late = new Date('2026-11-21T20:00:00Z')
    expect(dayOf(late, 'UTC')).toBe('2026-11-21')
    expect(dayOf(late, 'Asia/Kolkata')).toBe('2026-11-22')
    expect(startOfDay('2026-11-22', 'Asia/Kolkata').toISOString()).toBe('2026-11-21T18:30:00.000Z')
    expect(startOfDay('2026-11-22', 'Pacific/Kiritimati').toISOString()).toBe('2026-11-21T10:00:00.000Z')
    expect(startOfDay('2026-11-22', 'Pacific/Pago_Pago').toISOString()).toBe('2026-11-22T11:00:00.000Z')
  })
  test('last 23 or 25 hours where clocks change', () => {
    const hours = (day: string, zone: string) =>
      (startOfDay(dayAfter(day), zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000
    expect(hours('2026-03-08', 'America/New_York')).toBe(23)
    expect(hours('2026-11-01', 'America/New_York')).toBe(25)
    expect(hours('2026-11-02', 'America/New_York')).toBe(24)
  })
  test('begin at one where clocks jump at midnight', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  })
  test('follow one another over the end of a month and of a year', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01')
    expect(dayStarts(start, 'UTC', 3).map((day) => day.toISOString())).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ])
  })
  test('are known by the names of zones alone', () => {
    expect(['Asia/Kolkata', 'UTC', 'Asia/Boli', '', "'; drop"].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

const waiting = (name: string, stability: number, days: number) => ({
  name,
  ...freshMemory(start),
  state: 2,
  stability,
  lastReview: daysOn(-days),
})
const fresh = (name: string) => ({ name, ...freshMemory(start) })
const none = { reviewed: 0, introduced: 0 }

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
    expect(newIn({ reviewed: 20, introduced: 12 })).toBe(3)
    expect(todaysQueue(all, { reviewed: 50, introduced: 15 }, start)).toHaveLength(10)
    expect(todaysQueue(all, { reviewed: 60, introduced: 15 }, start)).toEqual([])
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
  expect(forecast([150, 0, 10, 60, 0])).toEqual([60, 60, 40, 60, 0])
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

describe('a mistake', () => {
  const mistake = { kind: 'mistake', rightOn: null, isMended: false } as const
  const right = { isWrong: false, isShown: false, today: '2026-11-21', isSentence: false }
  const later = { ...right, today: '2026-11-23' }
  const half = { ...mistake, rightOn: '2026-11-21' }
  test('is made by a wrong answer, of a sentence too', () => {
    const sentence = { kind: 'sentence', rightOn: null, isMended: false } as const
    expect(mend(sentence, { ...right, isWrong: true })).toEqual(mistake)
    expect(mend(sentence, right)).toEqual(sentence)
  })
  test('is mended by right answers on two days, not twice on one', () => {
    expect(mend(mistake, right)).toEqual(half)
    expect(mend(half, right)).toEqual(half)
    expect(mend(half, later)).toEqual({ kind: 'mistake', rightOn: null, isMended: true })
  })
  test('becomes a sentence again where it is one', () => {
    expect(mend(half, { ...later, isSentence: true })).toEqual({
      kind: 'sentence',
      rightOn: null,
      isMended: false,
    })
  })
  test('begins anew with a wrong answer, and stays where the solution was shown', () => {
    expect(mend(half, { ...later, isWrong: true })).toEqual(mistake)
    expect(mend(half, { ...later, isShown: true })).toEqual(half)
  })
})

test('60 days of a learner, ten of them away: never more than the measure, and most of it remembered', () => {
  let seed = 2026
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const cards: { memory: Memory; metOn: number }[] = []
  const days: { asked: number; introduced: number; right: number; old: number }[] = []
  for (let day = 0; day < 60; day += 1) {
    const isAway = day >= 30 && day < 40
    const now = daysOn(day)
    const [from, to] = [
      startOfDay(dayOf(now, 'UTC'), 'UTC'),
      startOfDay(dayOf(daysOn(day + 1), 'UTC'), 'UTC'),
    ]
    const due = cards.filter(
      ({ memory, metOn }) => memory.due < to && (memory.lastReview ?? daysOn(metOn)) < from,
    )
    const queue = isAway
      ? []
      : todaysQueue(
          due.map((card) => ({ ...card.memory, card })),
          none,
          now,
        )
    const told = { asked: queue.length, introduced: 0, right: 0, old: 0 }
    for (const { card } of queue) {
      const isNew = card.memory.state === 0
      const isRight = random() < (isNew ? 0.8 : retrievability(card.memory, now))
      if (isNew) told.introduced += 1
      else told.old += 1
      if (!isNew && isRight) told.right += 1
      card.memory = remember(card.memory, isRight ? (random() < 0.15 ? 2 : 3) : 1, now)
    }
    days.push(told)
    if (!isAway) for (let met = 0; met < 9; met += 1) cards.push({ memory: freshMemory(now), metOn: day })
  }
  expect(Math.max(...days.map(({ asked }) => asked))).toBeLessThanOrEqual(60)
  expect(Math.max(...days.map(({ introduced }) => introduced))).toBeLessThanOrEqual(15)
  const sum = (of: 'asked' | 'right' | 'old', some = days) => some.reduce((all, day) => all + day[of], 0)
  expect(sum('right') / sum('old')).toBeGreaterThan(0.85)
  expect(sum('asked') / 50).toBeLessThan(60)
  // Ten days after the break the backlog is gone: a day asks for less than its measure again.
  expect(Math.min(...days.slice(45, 60).map(({ asked }) => asked))).toBeLessThan(60)
  const known = cards.filter(({ memory }) => memory.lastReview && retrievability(memory, daysOn(60)) > 0.8)
  expect(known.length / cards.length).toBeGreaterThan(0.8)
})

test('an answer from a clock that was put back is scheduled as one given at the same moment', () => {
  const noon = new Date('2026-03-01T12:00:00Z')
  const once = remember(freshMemory(noon), 3, noon)
  expect(remember(once, 3, new Date('2025-12-01T12:00:00Z'))).toEqual(remember(once, 3, noon))
})
