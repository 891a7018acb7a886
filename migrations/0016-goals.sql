-- What a student wants to see of their own pace. No row: as everybody begins (rules/motivation/week.ts).
create table goals (
  student_id text primary key references students on delete cascade,
  goal_kind text check (goal_kind in ('days', 'minutes')),
  goal_target smallint check (goal_target > 0),
  shows_streak boolean not null,
  rest_days smallint not null check (rest_days between 0 and 5),
  shows_points boolean not null,
  changed_at timestamptz not null,
  check ((goal_kind is null) = (goal_target is null))
);

-- Where a student was, from when on, as their browser told: a day that was lived there stays that day after a journey.
create table zone_stays (
  student_id text not null references students on delete cascade,
  since timestamptz not null,
  time_zone text not null,
  primary key (student_id, since)
);
