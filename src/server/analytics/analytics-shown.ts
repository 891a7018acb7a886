import type { Analytics } from '#calls/analytics.ts'
import { confusionsIn } from '#rules/analytics/confusions.ts'
import { recentDays } from '#rules/analytics/weakest.ts'
import { dayAfter, startOfDay } from '#rules/review/calendar-day.ts'
import { learnerOf } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { ownDays } from '../goals/own-days.ts'
import { answersByDay } from '../goals/work-store.ts'
import { thingFinder } from '../review/remembered-things.ts'
import type { Context } from '../serve.ts'
import { allCards, differingAnswers, exerciseTallies, mixedUpLetters, wordTallies } from './answer-store.ts'
import { shownDays, shownMemory, shownSkills, shownWeakest } from './learning-shown.ts'
import { letterMistakes, mistakesIn } from './mistakes.ts'
import { attemptPage, type Known } from './own-attempts.ts'

type Asking = Context<unknown, { timeZone?: string | undefined }>

/** So many of the latest mistakes tell which letters are confused. */
const mistakesRead = 300
const confusionsShown = 12

export async function knownTo({ sql, student, now }: Context): Promise<Known> {
  const [taught, learner] = await Promise.all([taughtNow(sql), learnerOf(sql, student, now)])
  return { taught, find: thingFinder(taught, learner) }
}

export async function shownAnalytics(context: Asking): Promise<Analytics> {
  const { sql, student, now } = context
  const [known, own] = await Promise.all([knownTo(context), ownDays(context)])
  const since = startOfDay(dayAfter(own.today, 1 - recentDays), own.timeZone)
  const latest = { since, most: mistakesRead }
  const [answers, cards, exercises, words, differing, mixedUp, attempts] = await Promise.all([
    answersByDay(sql, student.id, own.lived),
    allCards(sql, student.id),
    exerciseTallies(sql, student.id, since),
    wordTallies(sql, student.id, since),
    differingAnswers(sql, student.id, latest),
    mixedUpLetters(sql, student.id, latest),
    attemptPage(sql, { studentId: student.id }, known),
  ])
  const mistakes = [...mistakesIn(differing, known.taught), ...letterMistakes(mixedUp)]
  return {
    today: own.today,
    ...shownDays(answers, own),
    ...shownMemory(
      cards.filter(({ itemId }) => known.find(itemId) !== undefined),
      { ...own, now },
    ),
    skills: shownSkills(exercises),
    confusions: confusionsIn(mistakes, confusionsShown),
    weakest: shownWeakest(exercises, words, known),
    attempts,
  }
}
