-- What is taught, loaded from curriculum/: ids stay, and what vanished is set inactive, never deleted.
-- `is_authored`: the files own the row. What an admin made or edited is the admin's, and no later load touches it.

create table languages (
  id text primary key,
  name text not null,
  native_name text not null,
  icon text not null,
  is_open boolean not null default false,
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false
);

create table courses (
  id text primary key,
  language_id text not null references languages,
  name text not null,
  native_name text not null,
  description text not null,
  difficulty smallint not null default 6 check (difficulty between 1 and 7),
  position double precision not null default 0,
  cover jsonb not null,
  is_active boolean not null default true,
  is_authored boolean not null default false
);
create index on courses (language_id);

create table chapters (
  id text primary key,
  course_id text not null references courses,
  name text not null,
  is_free boolean not null default false,
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false
);
create index on chapters (course_id);

create table lessons (
  id text primary key,
  chapter_id text not null references chapters,
  name text not null,
  aim text not null default '',
  note text not null default '',
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false
);
create index on lessons (chapter_id);

-- A lesson's videos: a drawn film (its script), a committed or uploaded file (with the script it was rendered from), or YouTube.
create table films (
  id text primary key,
  lesson_id text not null references lessons,
  kind text not null check (kind in ('film', 'file', 'youtube')),
  title text not null,
  script jsonb,
  file text,
  youtube_id text,
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false,
  check (kind <> 'film' or script is not null),
  check (kind <> 'file' or file is not null),
  check (kind <> 'youtube' or youtube_id is not null)
);
create index on films (lesson_id);

create table exercise_masters (
  id text primary key,
  language_id text not null references languages,
  question_type text not null,
  name text not null,
  instruction text not null,
  layout text not null default '',
  is_active boolean not null default true,
  is_authored boolean not null default false
);

create table exercises (
  id text primary key,
  lesson_id text not null references lessons,
  exercise_master_id text not null references exercise_masters,
  question_type text not null,
  data jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false
);
create index on exercises (lesson_id);
create index on exercises (exercise_master_id);

create table vocabularies (
  id text primary key,
  language_id text not null references languages,
  native text not null,
  roman text not null,
  meaning text not null,
  kind text not null,
  gender text not null default '' check (gender in ('m', 'f', '')),
  speak text not null default '',
  picture text not null default '',
  video text not null default '',
  example jsonb,
  accepted text[] not null default '{}',
  forms text[] not null default '{}',
  note text not null default '',
  is_active boolean not null default true,
  is_authored boolean not null default false
);
create index on vocabularies (language_id);

create table lesson_vocabularies (
  lesson_id text not null references lessons,
  vocabulary_id text not null references vocabularies,
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false,
  primary key (lesson_id, vocabulary_id)
);
create index on lesson_vocabularies (vocabulary_id);

create table feedback_questions (
  id text primary key,
  lesson_id text not null references lessons,
  question text not null,
  placeholder text not null default '',
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false
);
create index on feedback_questions (lesson_id);

-- One row. `version` rises with every change of what is taught, so that each process drops what it keeps of it.
create table curriculum_state (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0,
  content_hash text not null default '',
  loaded_at timestamptz
);
insert into curriculum_state default values;
