import type { Tx } from '../database/sql.ts'

/** For how long it is kept what was answered in place of the right words. */
export const keptDays = 90

/** How many weeks after their first one students are looked for. */
export const cohortWeeks = 12

/** Whether a moment lies on a day of UTC, in a form that an index finds. */
function on(tx: Tx, day: string, column: string) {
  return tx`${tx(column)} >= ${day}::date::timestamp at time zone 'UTC'
    and ${tx(column)} < (${day}::date + 1)::timestamp at time zone 'UTC'`
}

export async function countActive(tx: Tx, day: string): Promise<void> {
  await tx`insert into active_days (day, student_id)
    select ${day}::date, student_id from (
      select student_id from attempts where ${on(tx, day, 'answered_at')}
      union select student_id from review_log where ${on(tx, day, 'reviewed_at')}) here
    on conflict do nothing`
}

export async function countAnswers(tx: Tx, day: string): Promise<void> {
  await tx`delete from exercise_days where day = ${day}::date`
  await tx`insert into exercise_days (exercise_id, day, answers, wrong, hints)
    select exercise_id, ${day}::date, count(*), count(*) filter (where verdict = 'wrong'),
      count(*) filter (where hints > 0)
    from attempts where ${on(tx, day, 'answered_at')} group by exercise_id`
  await tx`delete from wrong_answer_days where day = ${day}::date or day < ${day}::date - ${keptDays}::int`
  await tx`insert into wrong_answer_days (exercise_id, day, answer, times)
    select exercise_id, ${day}::date, said, count(*) from (
      select exercise_id, left(btrim(case jsonb_typeof(answer) when 'array'
          then (select string_agg(word, ' ' order by place)
            from jsonb_array_elements_text(answer) with ordinality as words (word, place))
          else answer #>> '{}' end), 200) as said
      from attempts where ${on(tx, day, 'answered_at')} and verdict = 'wrong') given
    where said <> '' group by exercise_id, said`
}

/** What was answered to each exercise in the days that are kept, this one the last: no page adds them up. */
export async function sumExercises(tx: Tx, day: string): Promise<void> {
  await tx`delete from exercise_sums`
  await tx`insert into exercise_sums (exercise_id, answers, wrong, hints)
    select exercise_id, sum(answers), sum(wrong), sum(hints) from exercise_days
    where day > ${day}::date - ${keptDays}::int group by exercise_id`
}

/** Who answered something of a lesson, or of a course, for the first time; and who finished one. */
export async function countStarts(tx: Tx, day: string): Promise<void> {
  await tx`with met as (
      select distinct student_id, lesson_id, course_id from attempts
      join exercises on exercises.id = exercise_id join lessons on lessons.id = lesson_id
      join chapters on chapters.id = chapter_id where ${on(tx, day, 'answered_at')})
    insert into learning_starts (thing_id, student_id, day)
    select lesson_id, student_id, ${day}::date from met union select course_id, student_id, ${day}::date from met
    on conflict do nothing`
  await tx`insert into thing_days (thing_id, day, starts, finishes)
    select thing_id, ${day}::date, sum(starts), sum(finishes) from (
      select thing_id, count(*) as starts, 0 as finishes from learning_starts where day = ${day}::date group by 1
      union all
      select lesson_id, 0, count(*) from lesson_completions where ${on(tx, day, 'completed_at')} group by 1
      union all
      select course_id, 0, count(*) from course_completions where ${on(tx, day, 'completed_at')} group by 1
    ) counted group by thing_id
    on conflict (thing_id, day) do update set starts = excluded.starts, finishes = excluded.finishes`
}

/** Of each week's newcomers, how many are here in the week of this day, as far as it has come. */
export async function countWeek(tx: Tx, day: string): Promise<void> {
  await tx`insert into figure_cohorts (cohort, week, students)
    select date_trunc('week', created_at at time zone 'UTC')::date as cohort,
      date_trunc('week', ${day}::date::timestamp)::date, count(distinct student_id)
    from active_days join students on students.id = student_id
    where day between date_trunc('week', ${day}::date::timestamp)::date
        and date_trunc('week', ${day}::date::timestamp)::date + 6
      and created_at >= date_trunc('week', ${day}::date::timestamp) at time zone 'UTC'
        - make_interval(weeks => ${cohortWeeks}::int)
    group by 1
    on conflict (cohort, week) do update set students = excluded.students`
}

export async function sumUp(
  tx: Tx,
  day: string,
  { now, isFinal }: { now: Date; isFinal: boolean },
): Promise<void> {
  // Each student once, with the last day that they were here: it says all three.
  await tx`with here as (
      select max(day) as last from active_days where day between ${day}::date - 29 and ${day}::date
      group by student_id),
    active as (
      select count(*) filter (where last = ${day}::date) as on_day,
        count(*) filter (where last > ${day}::date - 7) as in_week, count(*) as in_month from here),
    answered as (
      select coalesce(sum(answers), 0) as given, coalesce(sum(answers - wrong), 0) as rightly
      from exercise_days where day = ${day}::date)
    insert into figure_days (day, sign_ups, active, active_week, active_month, answers, right_answers,
      counted_at, is_final)
    select ${day}::date, (select count(*) from students where ${on(tx, day, 'created_at')} and role = 'STUDENT'),
      on_day, in_week, in_month, given, rightly, ${now}, ${isFinal}
    from active, answered
    on conflict (day) do update set sign_ups = excluded.sign_ups, active = excluded.active,
      active_week = excluded.active_week, active_month = excluded.active_month, answers = excluded.answers,
      right_answers = excluded.right_answers, counted_at = excluded.counted_at, is_final = excluded.is_final`
}
