import type { Analytics } from '#calls/analytics.ts'
import { skillOf, skills } from '#rules/analytics/skills.ts'
import { type Tally, weakest } from '#rules/analytics/weakest.ts'
import type { ExerciseType } from '#rules/exercise-types.ts'
import type { LivedDay } from '#rules/motivation/lived-days.ts'
import { mondayOf } from '#rules/motivation/week.ts'
import { dayAfter, dayOf } from '#rules/review/calendar-day.ts'
import { strengthOf } from '#rules/review/strength.ts'
import type { DayAnswers } from '../goals/work-store.ts'
import type { CardRow, ExerciseTally } from './answer-store.ts'
import { lessonPlace } from './lesson-place.ts'
import type { Known } from './own-attempts.ts'

const weeksShown = 53
const daysAhead = 14

/** The days with answers, each once, though it may have been lived twice; and the sums of all. */
export function shownDays(
  answers: readonly DayAnswers[],
  { lived, today }: { lived: LivedDay[]; today: string },
): Pick<Analytics, 'days' | 'totals'> {
  const byDay = Map.groupBy(answers, ({ at }) => lived[at]?.day ?? '')
  const all = [...byDay].map(([day, parts]) => ({
    day,
    answers: sum(parts, 'answers'),
    right: sum(parts, 'right'),
    ms: sum(parts, 'ms'),
  }))
  const first = dayAfter(mondayOf(today), -7 * (weeksShown - 1))
  return {
    days: all.filter(({ day }) => day >= first).toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    totals: {
      days: all.length,
      answers: sum(all, 'answers'),
      right: sum(all, 'right'),
      ms: sum(all, 'ms'),
    },
  }
}

function sum<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0)
}

/** How firmly words are remembered, and when what is remembered falls due. */
export function shownMemory(
  cards: readonly CardRow[],
  { today, timeZone, now }: { today: string; timeZone: string; now: Date },
): Pick<Analytics, 'words' | 'forecast'> {
  const words = [0, 0, 0, 0, 0]
  for (const card of cards) {
    if (card.kind !== 'word' && card.kind !== 'letter') continue
    const strength = strengthOf(card, now)
    words[strength] = (words[strength] ?? 0) + 1
  }
  const days = Array.from({ length: daysAhead }, (_, days) => dayAfter(today, days))
  const asked = cards.filter(({ state, mendedAt }) => state > 0 && mendedAt === null)
  const dueDays = asked.map(({ due, lastReview }) => {
    // What was asked for today comes again tomorrow at the earliest.
    const earliest = lastReview && dayOf(lastReview, timeZone) >= today ? dayAfter(today) : today
    return [earliest, dayOf(due, timeZone)].toSorted().at(-1)
  })
  return { words, forecast: days.map((day) => ({ day, due: dueDays.filter((due) => due === day).length })) }
}

export function shownSkills(tallies: readonly ExerciseTally[]): Analytics['skills'] {
  return skills.map((skill) => {
    const own = tallies.filter(({ questionType }) => skillOf(questionType as ExerciseType) === skill)
    return { skill, answers: sum(own, 'answers'), right: sum(own, 'right') }
  })
}

/** The lessons and words that go wrong most, of those that the student may open. */
export function shownWeakest(
  exercises: readonly ExerciseTally[],
  words: readonly Tally[],
  { taught, find }: Known,
): Analytics['weakest'] {
  const open = exercises.filter(({ id }) => find(id) !== undefined)
  const lessons = [...Map.groupBy(open, ({ lessonId }) => lessonId)].map(([id, parts]) => {
    return { id, answers: sum(parts, 'answers'), right: sum(parts, 'right') }
  })
  return {
    lessons: weakest(lessons, { fewest: 5, most: 5 }).flatMap(({ id, answers, right }) => {
      const lesson = taught.lesson(id)
      return lesson ? [{ place: lessonPlace(lesson), answers, right }] : []
    }),
    words: weakest(
      words.filter(({ id }) => find(id)?.word !== undefined),
      { fewest: 3, most: 6 },
    ).flatMap(({ id, answers, right }) => {
      const thing = find(id)
      if (!thing?.word) return []
      const { native, roman, meaning } = thing.word
      return [{ id, native, roman, meaning, place: lessonPlace(thing.lesson), answers, right }]
    }),
  }
}
