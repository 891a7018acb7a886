-- The placement test: its bank, loaded from curriculum/, and what students answered.
alter table curriculum_documents drop constraint curriculum_documents_kind_check;
alter table curriculum_documents add constraint curriculum_documents_kind_check
  check (kind in ('language', 'masters', 'glossary', 'placement', 'course', 'words', 'lesson'));

create table placement_items (
  id text primary key,
  language_id text not null references languages,
  skill text not null check (skill in ('listening', 'grammar', 'script', 'reading')),
  level text not null check (level in ('A0', 'A1', 'A2', 'B1', 'B2', 'C1')),
  -- Where it is taught: the course into which it places, and its lesson where that is known.
  course_id text not null references courses,
  lesson_id text references lessons,
  data jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false
);
create index on placement_items (language_id);

-- A test that a student took or is taking; the latest of a language is the one that counts.
create table placement_attempts (
  id uuid primary key,
  student_id text not null references students on delete cascade,
  language_id text not null references languages,
  background text not null check (background in ('new', 'home', 'studied')),
  started_at timestamptz not null,
  ended_at timestamptz
);
create index on placement_attempts (student_id, language_id, started_at desc);

-- Its answers in their order. `chosen` is an option's key; null: "I don't know".
create table placement_answers (
  attempt_id uuid not null references placement_attempts on delete cascade,
  student_id text not null references students on delete cascade,
  place integer not null,
  item_id text not null references placement_items,
  -- As they were when it was answered: an item may be mended later.
  skill text not null,
  level text not null,
  chosen text,
  outcome text not null check (outcome in ('right', 'wrong', 'unknown')),
  ms integer not null,
  answered_at timestamptz not null,
  primary key (attempt_id, item_id),
  unique (attempt_id, place)
);
create index on placement_answers (student_id);
