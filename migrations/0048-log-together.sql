-- What many do at the same time, in one go: PostgreSQL prepares to write into a table once for all of them, which costs
-- more than their rows do. Every student stands in `given` once at most. `courses` tells how much there is to do in each
-- lesson of the courses that they name. Answers with what is done in the lesson now, for those of whom something was kept:
-- nothing is where more follows from it (a lesson or course is whole with it), which is worked out step by step.
-- log_progress(jsonb) stays for servers of the version before.
create function log_progress(given jsonb[], courses jsonb) returns table (whose text, done json) language plpgsql
-- Its plans are kept: none may read a table whole because there is little in it when they are made, nor because
-- PostgreSQL takes a list for longer than it is.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  kept jsonb[];
  is_whole boolean;
begin
  -- Two tabs that finish the last two things at once: the second waits, and sees the lesson whole. Student by student in
  -- one order, here and below: two that write for the same two students never wait for each other.
  perform from unnest((select given)) ask
    join enrolments on student_id = ask ->> 'studentId' and course_id = ask ->> 'courseId'
    order by student_id for no key update of enrolments;

  kept := array(
    select ask
    from (select ask, ask ->> 'studentId' as student, ask ->> 'courseId' as course, ask ->> 'lessonId' as lesson
      from unnest((select given)) ask offset 0) asked
    where case
      when exists (select from lesson_completions where student_id = student and lesson_id = lesson) then
        exists (select from course_completions where student_id = student and course_id = course)
        or exists (select from jsonb_each_text(courses -> course) one (id, total)
          where not exists (select from lesson_completions where student_id = student and lesson_id = one.id)
            and total::int > (select count(*) from completions where student_id = student and lesson_id = one.id))
      else (courses -> course ->> lesson)::int > (select count(*) from (
          select kind, item_id from completions where student_id = student and lesson_id = lesson
            and not ask -> 'retired' ? item_id
          union
          select kind, item from jsonb_to_recordset(ask -> 'done') as now_done (kind text, item text)
        ) whole)
      end
    order by student);

  insert into attempts (student_id, id, exercise_id, answer, verdict, ms, hints, answered_at)
    select ask ->> 'studentId', id, exercise, answer, verdict, ms, hints, (ask ->> 'now')::timestamptz
    from unnest((select kept)) ask, jsonb_to_recordset(ask -> 'attempts')
      as attempt (id uuid, exercise text, answer jsonb, verdict text, ms int, hints int)
    on conflict do nothing;

  if exists (select from unnest((select kept)) ask where ask -> 'rated' <> '[]') then
    with rated as materialized (
      select before, after, log
      from unnest((select kept)) ask, jsonb_to_recordset(ask -> 'rated')
        as card (before jsonb, after review_cards, log review_log)
      order by (after).student_id, (after).item_id
    ), changed as (
      update review_cards card set kind = (after).kind, state = (after).state, due = (after).due,
        stability = (after).stability, difficulty = (after).difficulty, scheduled_days = (after).scheduled_days,
        learning_steps = (after).learning_steps, reps = (after).reps, lapses = (after).lapses,
        last_review = (after).last_review, right_on = (after).right_on, mended_at = (after).mended_at
      from rated
      where card.student_id = (after).student_id and card.item_id = (after).item_id
        and card.reps = (before ->> 'reps')::int and card.kind = before ->> 'kind'
      returning 1
    ), begun as (
      insert into review_cards select (after).* from rated where before is null on conflict do nothing returning 1
    ), logged as (
      insert into review_log (student_id, id, item_id, kind, source, rating, state, verdict, answer, ms, hints, reviewed_at)
        select (after).student_id, (log).id, (log).item_id, (log).kind, (log).source, (log).rating, (log).state,
          (log).verdict, (log).answer, (log).ms, (log).hints, (log).reviewed_at
        from rated
        on conflict do nothing returning 1
    )
    select (select count(*) from changed) + (select count(*) from begun) = count(*)
        and (select count(*) from logged) = count(*)
      into is_whole from rated;
    -- Somebody else rated a card since it was read, or this answer came before: whoever asked reads it again.
    if not is_whole then raise sqlstate '40001' using message = 'a card has changed'; end if;
  end if;

  if exists (select from unnest((select kept)) ask where ask -> 'met' <> '[]') then
    insert into review_cards (student_id, item_id, kind, created_at, due)
      select ask ->> 'studentId', item, kind, (ask ->> 'now')::timestamptz, (ask ->> 'now')::timestamptz
      from unnest((select kept)) ask, jsonb_to_recordset(ask -> 'met') as met (item text, kind text)
      order by 1, 2
      on conflict do nothing;
  end if;

  insert into completions (student_id, lesson_id, kind, item_id, completed_at)
    select ask ->> 'studentId', ask ->> 'lessonId', kind, item, (ask ->> 'now')::timestamptz
    from unnest((select kept)) ask, jsonb_to_recordset(ask -> 'done') as done (kind text, item text)
    on conflict do nothing;

  if exists (select from unnest((select kept)) ask where ask -> 'films' <> '[]') then
    insert into video_completions (student_id, lesson_id, film_id, completed_at)
      select ask ->> 'studentId', ask ->> 'lessonId', film, (ask ->> 'now')::timestamptz
      from unnest((select kept)) ask, jsonb_array_elements_text(ask -> 'films') film
      on conflict do nothing;
  end if;

  return query select student, (select coalesce(json_agg(json_build_array(kind, item_id)), '[]') from (
      select kind, item_id from completions where student_id = student and lesson_id = lesson
      union all
      select 'video', film_id from video_completions where student_id = student and lesson_id = lesson
      union all
      select 'lesson', lesson_id from lesson_completions where student_id = student and lesson_id = lesson
    ) of_lesson)
    from (select ask ->> 'studentId' as student, ask ->> 'lessonId' as lesson
      from unnest((select kept)) ask offset 0) asked;
end
$$;
