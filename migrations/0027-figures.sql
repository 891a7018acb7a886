-- What the academy as a whole did, counted ahead day by day (UTC): no page ever counts ten million answers. A day that
-- is over is counted once more and then stays; what a deleted account did stays in the sums, without its name.

create index attempts_by_moment on attempts (answered_at);
create index review_log_by_moment on review_log (reviewed_at);
create index lesson_completions_by_moment on lesson_completions (completed_at);
create index course_completions_by_moment on course_completions (completed_at);
create index video_completions_by_film on video_completions (film_id);

-- Who was here on which day.
create table active_days (
  day date not null,
  student_id text not null references students on delete cascade,
  primary key (day, student_id)
);
create index on active_days (student_id);

create table figure_days (
  day date primary key,
  sign_ups integer not null,
  -- On this day; in the 7 and the 30 days that end with it.
  active integer not null,
  active_week integer not null,
  active_month integer not null,
  answers integer not null,
  right_answers integer not null,
  counted_at timestamptz not null,
  is_final boolean not null
);
create index figure_days_open on figure_days (day) where not is_final;

-- Of those who came in the week of one Monday, how many were here in the week of another.
create table figure_cohorts (
  cohort date not null,
  week date not null,
  students integer not null,
  primary key (cohort, week)
);

-- When somebody first answered something of a lesson or a course.
create table learning_starts (
  thing_id text not null,
  student_id text not null references students on delete cascade,
  day date not null,
  primary key (student_id, thing_id)
);
create index on learning_starts (day);

-- How many began and finished a lesson or a course on each day.
create table thing_days (
  thing_id text not null,
  day date not null,
  starts integer not null,
  finishes integer not null,
  primary key (thing_id, day)
);

create table exercise_days (
  exercise_id text not null references exercises,
  day date not null,
  answers integer not null,
  wrong integer not null,
  hints integer not null,
  primary key (day, exercise_id)
);

-- What was answered in its place, as it was written; kept for a quarter of a year.
create table wrong_answer_days (
  exercise_id text not null references exercises,
  day date not null,
  answer text not null,
  times integer not null,
  primary key (exercise_id, day, answer)
);
create index on wrong_answer_days (day);

-- Where a student was last in a film, and a sum of it by twentieths of the film.
create table film_places (
  film_id text not null references films,
  student_id text not null references students on delete cascade,
  ms integer not null check (ms >= 0),
  duration_ms integer not null check (duration_ms > 0),
  told_at timestamptz not null,
  primary key (film_id, student_id)
);
create index on film_places (student_id);
create index on film_places (told_at);

create table film_figures (
  film_id text primary key references films,
  started integer not null,
  finished integer not null,
  -- Of those who did not finish it: how many are in each twentieth.
  left_at integer[] not null,
  counted_at timestamptz not null
);
