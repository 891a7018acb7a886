import { createEmptyCard, fsrs, type Grade } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { dayOf, startOfDay } from './calendar-day.ts'
import { todaysQueue } from './queue.ts'
import { freshMemory, type Memory, remember, retrievability, spansUntil } from './schedule.ts'
import { strengthOf } from './strength.ts'

const start = new Date('2026-11-21T09:00:00Z')
const daysOn = (days: number) => new Date(start.getTime() + days * 86_400_000)

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

test('an answer from a clock that was put back is scheduled as one given at the same moment', () => {
  const noon = new Date('2026-03-01T12:00:00Z')
  const once = remember(freshMemory(noon), 3, noon)
  expect(remember(once, 3, new Date('2025-12-01T12:00:00Z'))).toEqual(remember(once, 3, noon))
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
