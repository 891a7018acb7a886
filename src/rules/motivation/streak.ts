import { dayAfter } from '../review/calendar-day.ts'
import { mondayOf } from './week.ts'

/** One day of the calendar: whether a piece of work was finished on it. */
export interface WorkDay {
  day: string
  isDone: boolean
  isTravel: boolean
}

export interface Streak {
  /** Days with work, since it last broke. Rest days neither count nor break. */
  length: number
  best: number
  isTodayDone: boolean
  /** How many rest days this week still has. */
  restLeft: number
  /** Whether it became shorter in the last seven days, by a day of rest too many. */
  isCut: boolean
}

/**
 * Days of work in a row: the longest stretch up to today of which no week (Monday to Sunday) holds more than `restDays`
 * days without any. A day of travel and today, which is not over, are never missed.
 */
export function streakOf(days: readonly WorkDay[], today: string, restDays: number): Streak {
  const inOrder = oneEachDay(days)
  const isMissed = ({ day, isDone, isTravel }: WorkDay) => !isDone && !isTravel && day < today
  const rested = new Map<string, number>()
  const rest = ({ day }: WorkDay, change: 1 | -1) => {
    const left = (rested.get(mondayOf(day)) ?? 0) + change
    rested.set(mondayOf(day), left)
    return left
  }
  let [first, length, best, cutOn] = [0, 0, 0, '']
  for (const last of inOrder) {
    if (last.isDone) length += 1
    let isBroken = isMissed(last) && rest(last, 1) > restDays
    // It begins later, until its rest fits again.
    for (; isBroken; first += 1) {
      const left = inOrder[first] as WorkDay
      if (left.isDone) [length, cutOn] = [length - 1, last.day]
      if (isMissed(left)) isBroken = rest(left, -1) > restDays || mondayOf(left.day) !== mondayOf(last.day)
    }
    best = Math.max(best, length)
  }
  const isTodayDone = inOrder.some(({ day, isDone }) => day === today && isDone)
  const isCut = cutOn !== '' && dayAfter(cutOn, 7) >= today
  return { length, best, isTodayDone, restLeft: restDays - (rested.get(mondayOf(today)) ?? 0), isCut }
}

/** A day may be lived twice (westwards over the date line): what was done in either counts. */
function oneEachDay(days: readonly WorkDay[]): WorkDay[] {
  const byDay = new Map<string, WorkDay>()
  for (const one of days) {
    const same = byDay.get(one.day)
    byDay.set(one.day, {
      day: one.day,
      isDone: one.isDone || same?.isDone === true,
      isTravel: one.isTravel || same?.isTravel === true,
    })
  }
  return [...byDay.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
