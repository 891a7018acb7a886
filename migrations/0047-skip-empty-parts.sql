-- The same as it was (0032), but what is empty is not begun: a statement that inserts nothing costs nearly as much as one
-- that inserts a row, and most answers have no film, no new word, and no card to rate.
create or replace function log_progress(given jsonb) returns json language plpgsql as $$
declare
  learner constant text := given ->> 'studentId';
  within constant text := given ->> 'lessonId';
  moment constant timestamptz := given ->> 'now';
  rated record;
begin
  -- Two tabs that finish the last two things at once: the second waits, and sees the lesson whole.
  perform from enrolments where student_id = learner and course_id = given ->> 'courseId' for no key update;
  if exists (select from lesson_completions where student_id = learner and lesson_id = within) then
    if not exists (select from course_completions where student_id = learner and course_id = given ->> 'courseId')
      and not exists (select from jsonb_to_recordset(given -> 'lessons') as one(id text, total int)
        where not exists (select from lesson_completions where student_id = learner and lesson_id = one.id)
          and total > (select count(*) from completions where student_id = learner and lesson_id = one.id)) then
      return null;
    end if;
  elsif (given ->> 'total')::int <= (select count(*) from (
      select kind, item_id from completions where student_id = learner and lesson_id = within
        and not given -> 'retired' ? item_id
      union
      select kind, item from jsonb_to_recordset(given -> 'done') as now_done(kind text, item text)
    ) whole) then
    return null;
  end if;

  if given -> 'attempts' <> '[]' then
    insert into attempts (student_id, id, exercise_id, answer, verdict, ms, hints, answered_at)
      select learner, id, exercise, answer, verdict, ms, hints, moment
      from jsonb_to_recordset(given -> 'attempts')
        as attempt(id uuid, exercise text, answer jsonb, verdict text, ms int, hints int)
      on conflict do nothing;
  end if;

  if given -> 'rated' <> '[]' then
    for rated in select * from jsonb_to_recordset(given -> 'rated')
      as card(before jsonb, after review_cards, log review_log) order by (card.after).item_id
    loop
      if rated.before is null then
        insert into review_cards select (rated.after).* on conflict do nothing;
      else
        update review_cards card set kind = (rated.after).kind, state = (rated.after).state, due = (rated.after).due,
          stability = (rated.after).stability, difficulty = (rated.after).difficulty,
          scheduled_days = (rated.after).scheduled_days, learning_steps = (rated.after).learning_steps,
          reps = (rated.after).reps, lapses = (rated.after).lapses, last_review = (rated.after).last_review,
          right_on = (rated.after).right_on, mended_at = (rated.after).mended_at
        where student_id = learner and item_id = (rated.after).item_id
          and reps = (rated.before ->> 'reps')::int and kind = rated.before ->> 'kind';
      end if;
      -- Somebody else rated it since it was read: whoever asked reads it again.
      if not found then raise sqlstate '40001' using message = 'a card has changed'; end if;
      insert into review_log (student_id, id, item_id, kind, source, rating, state, verdict, answer, ms, hints, reviewed_at)
        select learner, (rated.log).id, (rated.log).item_id, (rated.log).kind, (rated.log).source, (rated.log).rating,
          (rated.log).state, (rated.log).verdict, (rated.log).answer, (rated.log).ms, (rated.log).hints,
          (rated.log).reviewed_at
        on conflict do nothing;
      if not found then raise sqlstate '40001' using message = 'this answer was rated before'; end if;
    end loop;
  end if;

  if given -> 'met' <> '[]' then
    insert into review_cards (student_id, item_id, kind, created_at, due)
      select learner, item, kind, moment, moment
      from jsonb_to_recordset(given -> 'met') as met(item text, kind text) order by item
      on conflict do nothing;
  end if;
  if given -> 'done' <> '[]' then
    insert into completions (student_id, lesson_id, kind, item_id, completed_at)
      select learner, within, kind, item, moment
      from jsonb_to_recordset(given -> 'done') as done(kind text, item text)
      on conflict do nothing;
  end if;
  if given -> 'films' <> '[]' then
    insert into video_completions (student_id, lesson_id, film_id, completed_at)
      select learner, within, film, moment from jsonb_array_elements_text(given -> 'films') film
      on conflict do nothing;
  end if;

  return (select coalesce(json_agg(json_build_array(kind, item_id)), '[]') from (
    select kind, item_id from completions where student_id = learner and lesson_id = within
    union all
    select 'video', film_id from video_completions where student_id = learner and lesson_id = within
    union all
    select 'lesson', lesson_id from lesson_completions where student_id = learner and lesson_id = within
  ) done);
end
$$;
