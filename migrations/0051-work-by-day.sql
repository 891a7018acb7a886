-- What a student did on each of their days, by its place among them. To PostgreSQL a plan for anybody seems dearer than one
-- for a single part of these tables, so it planned each question anew, which took four times as long as its answer: here
-- the plans are kept, and none may read a table whole because there is little in it when they are made.

-- 0 for the first of the days that begin then, in seconds.
create function day_place(moment timestamptz, starts float8[]) returns int language sql stable
return greatest(0, width_bucket(extract(epoch from moment)::float8, starts) - 1);

-- First-time and due work: each exercise when it was first right, each thing on the day that asked for it.
create function work_by_day(whose text, starts float8[])
  returns table (at int, exercise int, review int, completed int) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
begin
  return query
  with first_right as (
    select min(answered_at) as done_at from attempts
    where student_id = whose and verdict <> 'wrong' group by exercise_id
  ), asked as (
    select distinct on (item_id, at) at, source
    from (select item_id, source, place, day_place(reviewed_at, starts) as at
      from review_log where student_id = whose) rated
    order by item_id, at, place
  ), done as (
    select completed_at as done_at from completions where student_id = whose and kind <> 'feedback'
    union all select completed_at from video_completions where student_id = whose
  ), work as (
    select day_place(done_at, starts) as at, 'exercise' as kind from first_right
    union all select at, 'review' from asked where source = 'review'
    union all select day_place(done_at, starts), 'completed' from done
  )
  select at, count(*) filter (where kind = 'exercise')::int, count(*) filter (where kind = 'review')::int,
    count(*) filter (where kind = 'completed')::int
  from work group by at order by at;
end
$$;

-- Every answer once, from the first of these days on: attempts, and the review's words, which are no exercises.
create function answers_by_day(whose text, starts float8[], most_ms int)
  returns table (at int, answers int, right_ones int, ms int) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
begin
  return query
  select day_place(moment, starts) as at, count(*)::int, count(*) filter (where verdict <> 'wrong')::int,
    sum(least(ms, most_ms))::int
  from (
    select answered_at as moment, verdict, ms from attempts
    where student_id = whose and answered_at >= to_timestamp(starts[1])
    union all
    select reviewed_at, verdict, ms from review_log
    where student_id = whose and reviewed_at >= to_timestamp(starts[1])
      and source = 'review' and kind in ('word', 'letter')
  ) every_answer
  group by at order by at;
end
$$;
