import type { FastifyInstance } from 'fastify'
import { changeGoals, type Motivation, motivation } from '#calls/goals.ts'
import { mondayOf } from '#rules/motivation/week.ts'
import { type Context, serve } from '../serve.ts'
import { saveSettings, settingsOf } from './goal-store.ts'
import { shownMotivation } from './motivation-shown.ts'
import { ownDays } from './own-days.ts'
import { answersByDay, workByDay } from './work-store.ts'

export function registerGoals(app: FastifyInstance): void {
  serve(app, motivation, motivationOf)
  serve(app, changeGoals, async (context) => {
    const { sql, student, body, now } = context
    await saveSettings(sql, student.id, { ...body, now })
    return motivationOf(context)
  })
}

async function motivationOf(
  context: Context<unknown, { timeZone?: string | undefined }>,
): Promise<Motivation> {
  const { sql, student } = context
  const [settings, days] = await Promise.all([settingsOf(sql, student.id), ownDays(context)])
  // Of two devices that name two zones a week is lived in many stretches.
  const monday = mondayOf(days.today)
  const lately = days.lived.slice(days.lived.findIndex(({ day }) => day >= monday))
  const [work, answers] = await Promise.all([
    workByDay(sql, student.id, days.lived),
    answersByDay(sql, student.id, lately),
  ])
  const minutesOf = answers.map(({ at, ms }) => ({ day: lately[at]?.day ?? '', ms }))
  return shownMotivation(settings, days, { work, minutesOf })
}
