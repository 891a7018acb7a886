import type { GoalSettings } from '#calls/goals.ts'
import { firstSettings } from '#rules/motivation/week.ts'
import type { Tx } from '../database/sql.ts'

interface Row {
  kind: 'days' | 'minutes' | null
  target: number | null
  showsStreak: boolean
  restDays: number
  showsPoints: boolean
  reviewsADay: GoalSettings['reviewsADay']
}

export async function settingsOf(tx: Tx, studentId: string): Promise<GoalSettings> {
  const [row] = await tx<
    Row[]
  >`select goal_kind as kind, goal_target as target, shows_streak as "showsStreak",
    rest_days as "restDays", shows_points as "showsPoints", reviews_a_day as "reviewsADay"
    from goals where student_id = ${studentId}`
  if (!row) return firstSettings
  const { kind, target, ...shown } = row
  return { goal: kind && target ? { kind, target } : null, ...shown }
}

export async function saveSettings(
  tx: Tx,
  studentId: string,
  { goal, showsStreak, restDays, showsPoints, reviewsADay, now }: GoalSettings & { now: Date },
): Promise<void> {
  await tx`insert into goals (student_id, goal_kind, goal_target, shows_streak, rest_days, shows_points,
      reviews_a_day, changed_at)
    values (${studentId}, ${goal?.kind ?? null}, ${goal?.target ?? null}, ${showsStreak}, ${restDays},
      ${showsPoints}, ${reviewsADay}, ${now})
    on conflict (student_id) do update set goal_kind = excluded.goal_kind, goal_target = excluded.goal_target,
      shows_streak = excluded.shows_streak, rest_days = excluded.rest_days,
      shows_points = excluded.shows_points, reviews_a_day = excluded.reviews_a_day, changed_at = excluded.changed_at`
}
