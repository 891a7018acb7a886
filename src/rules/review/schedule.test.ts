import { createEmptyCard, fsrs, type Grade } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { dayOf, startOfDay } from './calendar-day.ts'
import { todaysQueue } from './queue.ts'
import { freshMemory, type Memory, remember, retrievability, spansUntil } from './schedule.ts'
import { strengthOf } from './strength.ts'

const start = new Date('2026-11-21T09:00:00Z')
const daysOn = (days: number) => new Date(start.getTime() + days * 86_400_000)
const inUtc = (now: Date) => ({ now, timeZone: 'UTC' })

test('a replayed log gives the very schedule of ts-fsrs', () => {
  const plain = fsrs()
  const grades = [3, 3, 1, 2, 3, 4, 3, 1, 1, 3, 3, 3] as const
  const gaps = [0, 0.007, 1, 0.001, 3, 8, 30, 70, 0.5, 1, 4, 15]
  let [card, memory, now] = [createEmptyCard(start), freshMemory(start), start]
  for (const [at, grade] of grades.entries()) {
    now = new Date(now.getTime() + (gaps[at] ?? 0) * 86_400_000)
    card = plain.next(card, now, grade as Grade).card
    memory = remember(memory, grade, inUtc(now))
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

test.each([
  ['Asia/Kolkata', '+05:30'],
  ['America/New_York', '-05:00'],
  ['Pacific/Kiritimati', '+14:00'],
  ['Pacific/Pago_Pago', '-11:00'],
])('a night between two answers is a day in %s, and an evening is none', (timeZone, offset) => {
  const right = (...walls: string[]) => {
    const moments = walls.map((wall) => new Date(`${wall}:00${offset}`))
    const memory = moments.reduce(
      (known, now) => remember(known, 3, { now, timeZone }),
      freshMemory(moments[0] as Date),
    )
    return { ...memory, due: memory.due.toISOString(), lastReview: memory.lastReview?.toISOString() }
  }
  const known = { state: 2, difficulty: 2.11121424, learningSteps: 0, reps: 2, lapses: 0 }
  for (const [evening, later] of [
    ['2026-11-20T12:55', '2026-11-20T14:05'],
    ['2026-11-20T18:55', '2026-11-20T19:05'],
  ] as const) {
    expect(right(evening, later)).toEqual({
      ...known,
      ...{ stability: 2.3065, scheduledDays: 2 },
      due: new Date(`2026-11-22${later.slice(10)}:00${offset}`).toISOString(),
      lastReview: new Date(`${later}:00${offset}`).toISOString(),
    })
  }
  expect(right('2026-11-20T21:00', '2026-11-21T08:00')).toEqual({
    ...known,
    ...{ stability: 7.31530068, scheduledDays: 7 },
    due: new Date(`2026-11-28T08:00:00${offset}`).toISOString(),
    lastReview: new Date(`2026-11-21T08:00:00${offset}`).toISOString(),
  })
})

test('a journey west, into the day before, counts as no time', () => {
  const met = new Date('2026-11-20T20:00:00Z')
  const soon = { now: new Date('2026-11-20T21:00:00Z'), timeZone: 'America/New_York' }
  const kiritimati = remember(freshMemory(met), 3, { now: met, timeZone: 'Pacific/Kiritimati' })
  expect(remember(kiritimati, 3, soon)).toEqual(remember(kiritimati, 3, { ...soon, timeZone: 'UTC' }))
})

test('a memory grows firm with right answers, and fades when nobody asks', () => {
  let memory = freshMemory(start)
  expect(strengthOf(memory, start)).toBe(0)
  const strengths = [0, 1, 4, 12, 40, 130].map((day) => {
    memory = remember(memory, 3, inUtc(daysOn(day)))
    return strengthOf(memory, daysOn(day))
  })
  expect(strengths).toEqual([1, 2, 3, 3, 4, 4])
  expect(strengthOf(memory, daysOn(130 + 3000))).toBe(3)
})

test.each([
  ['met', [2, 2, 2, 2, 2], [1, 3, 7, 12, 18]],
  ['missed when it was met', [1, 2, 2, 2, 2], [1, 1, 2, 4, 6]],
  ['forgotten after weeks', [3, 3, 3, 1, 2, 2, 2], [1, 7, 32, 1, 4, 7, 10]],
] as const)('what was %s and then known with help each time waits longer each time', (_, grades, waits) => {
  let [memory, now] = [freshMemory(start), start]
  const waited = grades.map((grade) => {
    memory = remember(memory, grade, inUtc(now))
    // Nothing is asked twice on one day.
    const days = Math.max(1, Math.round((memory.due.getTime() - now.getTime()) / 86_400_000))
    now = new Date(now.getTime() + days * 86_400_000)
    return days
  })
  expect(waited).toEqual(waits)
})

test('a memory is down to its half after so many times its stability', () => {
  const spans = spansUntil(0.5)
  const memory = { stability: 4, lastReview: start }
  expect(retrievability(memory, daysOn(4 * spans))).toBeCloseTo(0.5, 6)
  expect(retrievability(memory, daysOn(4 * spansUntil(0.9)))).toBeCloseTo(0.9, 6)
})

test('an answer from a clock that was put back is scheduled as one given at the same moment', () => {
  const noon = new Date('2026-03-01T12:00:00Z')
  const once = remember(freshMemory(noon), 3, inUtc(noon))
  expect(remember(once, 3, inUtc(new Date('2025-12-01T12:00:00Z')))).toEqual(remember(once, 3, inUtc(noon)))
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
          { most: 60, reviewed: 0, introduced: 0 },
          now,
        )
    const told = { asked: queue.length, introduced: 0, right: 0, old: 0 }
    for (const { card } of queue) {
      const isNew = card.memory.state === 0
      const isRight = random() < (isNew ? 0.8 : retrievability(card.memory, now))
      if (isNew) told.introduced += 1
      else told.old += 1
      if (!isNew && isRight) told.right += 1
      card.memory = remember(card.memory, isRight ? (random() < 0.15 ? 2 : 3) : 1, inUtc(now))
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
