-- People who teach one's own lessons, when they are free, and what students ask of them.

create table tutors (
  id text primary key,
  first_name text not null check (first_name <> ''),
  last_name text not null default '',
  description text not null default '',
  -- A file's name under /UserProfile/.
  picture text not null default '',
  -- For mail alone: no call ever answers with it.
  email text not null check (email <> ''),
  -- What they speak, in words for a reader.
  speaks text not null default '',
  time_zone text not null,
  -- US cents: of an hour, and of a trial lesson; without one there is no trial.
  hourly_price integer not null check (hourly_price >= 0),
  trial_price integer check (trial_price >= 0),
  lesson_minutes smallint not null default 60 check (lesson_minutes between 15 and 240),
  trial_minutes smallint not null default 30 check (trial_minutes between 15 and 240),
  position integer not null default 0,
  is_active boolean not null default true,
  check (trial_minutes <= lesson_minutes)
);

create table tutor_languages (
  tutor_id text not null references tutors on delete cascade,
  language_id text not null references languages,
  primary key (tutor_id, language_id)
);
create index on tutor_languages (language_id);

-- A week as the tutor lives it, in minutes of the tutor's own day: 540 is 9:00 whatever the clocks do elsewhere.
create table tutor_hours (
  tutor_id text not null references tutors on delete cascade,
  -- Monday is 1.
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute >= 0),
  until_minute smallint not null check (until_minute <= 1440),
  primary key (tutor_id, weekday, from_minute),
  check (from_minute < until_minute)
);

-- A day that is not like its weekday: other hours, or, with both left out, none.
create table tutor_days (
  id bigint generated always as identity primary key,
  tutor_id text not null references tutors on delete cascade,
  day date not null,
  from_minute smallint check (from_minute >= 0),
  until_minute smallint check (until_minute <= 1440),
  unique nulls not distinct (tutor_id, day, from_minute),
  check ((from_minute is null) = (until_minute is null)),
  check (from_minute < until_minute)
);

create table tutor_requests (
  id text primary key,
  student_id text not null references students on delete cascade,
  tutor_id text not null references tutors,
  language_id text not null references languages,
  class_size text not null check (class_size in ('1 to 1', '1 to 3', '1 to 5', '1 to 7')),
  kind text not null check (kind in ('message', 'lesson')),
  message text not null default '',
  -- The day on the student's calendar; the moment only where an hour was asked for.
  lesson_day date,
  starts_at timestamptz,
  ends_at timestamptz,
  time_zone text not null,
  is_trial boolean not null default false,
  -- US cents, as it was shown when it was asked for.
  price integer not null default 0 check (price >= 0),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined', 'cancelled', 'done')),
  -- What the tutor says to it: to a message the answer, to a lesson perhaps where it is held.
  reply text not null default '',
  -- Counts the changes, so that a calendar knows the newest invitation.
  sequence integer not null default 0,
  -- Of the link in the tutor's mail; gone once it was used.
  answer_hash bytea,
  rating numeric(2, 1) check (rating between 0.5 and 5 and rating * 2 = trunc(rating * 2)),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((kind = 'lesson') = (lesson_day is not null)),
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at)
);
create index on tutor_requests (student_id, created_at);
create index on tutor_requests (tutor_id, status);
create unique index tutor_requests_answer on tutor_requests (answer_hash);
-- Whoever asks at once: an hour of a tutor is one student's.
create unique index tutor_requests_one_a_slot on tutor_requests (tutor_id, starts_at)
  where status in ('asked', 'accepted', 'done');
-- One trial with each tutor.
create unique index tutor_requests_one_trial on tutor_requests (student_id, tutor_id)
  where is_trial and status in ('asked', 'accepted', 'done');
