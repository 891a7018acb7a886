-- What the academy tells its students. One row for all who hear it; that one of them read it is a row of their own.
-- Its clock is the database's, one for all processes.
create table notifications (
  id text primary key,
  -- In the order of writing: what a stream that was cut off names when it comes back.
  number bigint generated always as identity unique,
  -- 'everybody', 'language:<id>', 'course:<id>' or 'student:<id>'.
  audience text not null check (audience ~ '^(everybody|(language|course|student):.+)$'),
  -- Of a notification for one: whose it is.
  student_id text references students on delete cascade,
  -- Which switch of the profile keeps it away, if any.
  switch text check (switch in ('teacher', 'comment')),
  -- Who wrote it; an admin's name is never shown.
  sender_id text,
  category text not null check (category in ('contentUpdate', 'technicalUpdate', 'officialNews')),
  tag text not null default '' check (tag in ('', 'beginners', 'intermediate', 'advanced', 'fluent')),
  title text not null check (title <> ''),
  message text not null default '',
  -- Where a click leads (rules/notification-target.ts).
  type text not null,
  language_id text not null default '',
  level_id text not null default '',
  course_id text not null default '',
  chapter_id text not null default '',
  lesson_id text not null default '',
  lesson_type text not null default '' check (lesson_type in ('', 'otherlevel', 'other')),
  -- What happened once is told once.
  dedupe_key text unique,
  published_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check ((student_id is not null) = (audience like 'student:%'))
);
create index on notifications (audience, published_at desc);
create index on notifications (published_at);
create index on notifications (student_id);

create table notification_reads (
  student_id text not null references students on delete cascade,
  notification_id text not null references notifications on delete cascade,
  read_at timestamptz not null default now(),
  primary key (student_id, notification_id)
);
create index on notification_reads (notification_id);

-- When a student last opened the bell: it counts what came since.
create table bell_openings (
  student_id text primary key references students on delete cascade,
  opened_at timestamptz not null
);

-- Who wants a mail a week, and when the next one is due.
create table digest_wishes (
  student_id text primary key references students on delete cascade,
  wished_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index on digest_wishes (due_at);

-- The link in each such mail that ends them. Only the hash of what it holds is kept.
create table digest_links (
  token_hash bytea primary key,
  student_id text not null references students on delete cascade,
  made_at timestamptz not null default now()
);
create index on digest_links (student_id);
create index on digest_links (made_at);

-- Where one press of a mail program's own button ends mails like this one (RFC 8058). Emptied once it is sent.
alter table mails add column unsubscribe_url text not null default '';

-- Whose eyes a notification may reach: the few keys by which its audience is found.
create function audiences_of(student text) returns table (audience text) language sql stable as $$
  select 'everybody' union all select 'student:' || student
  union all select 'course:' || course_id from enrolments where student_id = student
  union all select distinct 'language:' || language_id from enrolments
    join courses on courses.id = course_id where student_id = student
$$;
