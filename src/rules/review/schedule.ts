import { type Card, createEmptyCard, fsrs } from 'ts-fsrs'
import { daysBetween } from './calendar-day.ts'
import { type Rating, ratings } from './grade.ts'

/** What is known of how one thing is remembered. `state`: 0 new, 1 learning, 2 review, 3 relearning. */
export interface Memory {
  state: number
  due: Date
  stability: number
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  lastReview: Date | null
}

// The parameters that FSRS comes with, and no fuzz: the same answers always give the same days. Pure, so that a page
// that only asks how many cards a day has does not bring all of it.
const scheduler = /* @__PURE__ */ fsrs()
const withoutSteps = /* @__PURE__ */ fsrs({ learning_steps: [], relearning_steps: [] })

/** Something that was met and never asked for. */
export function freshMemory(now: Date): Memory {
  return memoryOf(createEmptyCard(now))
}

/** When an answer was given, and where: what lies between two answers is counted in days of whoever gave them. */
export interface AnsweredAt {
  now: Date
  timeZone: string
}

/** The memory after one rating: when it is due next, and how firm it is. A clock that was put back counts as no time. */
export function remember(memory: Memory, rating: Rating, { now, timeZone }: AnsweredAt): Memory {
  const { lastReview } = memory
  const at = lastReview && lastReview > now ? lastReview : now
  // The scheduler counts days of UTC, where an evening in New York may be two of them, and a night between two none.
  const days = lastReview ? Math.max(0, daysBetween(lastReview, at, timeZone)) : 0
  const before = lastReview && new Date(at.getTime() - days * 86_400_000)
  // What is known with help repeats its step of minutes. Where nothing is asked twice on one day, it would come each day.
  const by = days > 0 && rating === ratings.hard ? withoutSteps : scheduler
  return memoryOf(by.next(cardOf({ ...memory, lastReview: before }), at, rating).card)
}

/** After how many times its own stability (in days) a memory is down to this likelihood. */
export function spansUntil(recall: number): number {
  let [early, late] = [0, 1]
  while (scheduler.forgetting_curve(late, 1) > recall) [early, late] = [late, late * 2]
  for (let step = 0; step < 40; step += 1) {
    const middle = (early + late) / 2
    if (scheduler.forgetting_curve(middle, 1) > recall) early = middle
    else late = middle
  }
  return late
}

/** How likely it is remembered now, from 0 to 1; what was never asked for is not remembered yet. */
export function retrievability(memory: Pick<Memory, 'stability' | 'lastReview'>, now: Date): number {
  if (!memory.lastReview || memory.stability <= 0) return 0
  const days = Math.max(0, (now.getTime() - memory.lastReview.getTime()) / 86_400_000)
  return scheduler.forgetting_curve(days, memory.stability)
}

function cardOf(memory: Memory): Card {
  const { scheduledDays, learningSteps, lastReview, ...same } = memory
  return {
    ...same,
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    ...(lastReview ? { last_review: lastReview } : {}),
  }
}

function memoryOf(card: Card): Memory {
  const { state, due, stability, difficulty, reps, lapses } = card
  return {
    ...{ state, due, stability, difficulty, reps, lapses },
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    lastReview: card.last_review ?? null,
  }
}
