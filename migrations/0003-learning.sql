-- What students do with what is taught.

create table enrolments (
  student_id text not null references students on delete cascade,
  course_id text not null references courses,
  enrolled_at timestamptz not null default now(),
  primary key (student_id, course_id)
);
create index on enrolments (course_id);

-- Every answer given, append-only; the id is the client's, so that a retry never counts twice.
create table attempts (
  student_id text not null references students on delete cascade,
  id uuid not null,
  exercise_id text not null references exercises,
  answer jsonb not null,
  verdict text not null check (verdict in ('exact', 'accepted', 'hint', 'wrong')),
  ms integer not null check (ms >= 0),
  hints smallint not null default 0 check (hints >= 0),
  answered_at timestamptz not null default now(),
  primary key (student_id, id)
);
create index on attempts (student_id, exercise_id);
create index on attempts (student_id, answered_at);
create index on attempts (exercise_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'attempts are only ever added';
end
$$;
create trigger attempts_stay before update on attempts for each row execute function refuse_change();

-- A state is a row: that it is there says done, its time says when.
create table completions (
  student_id text not null references students on delete cascade,
  lesson_id text not null references lessons,
  kind text not null check (kind in ('exercise', 'vocabulary', 'feedback')),
  item_id text not null,
  completed_at timestamptz not null default now(),
  primary key (student_id, lesson_id, kind, item_id)
);

create table video_completions (
  student_id text not null references students on delete cascade,
  lesson_id text not null references lessons,
  film_id text not null references films,
  completed_at timestamptz not null default now(),
  primary key (student_id, lesson_id, film_id)
);

create table lesson_completions (
  student_id text not null references students on delete cascade,
  lesson_id text not null references lessons,
  completed_at timestamptz not null default now(),
  primary key (student_id, lesson_id)
);

-- Its id is the certificate's number: whoever holds it can ask whether it is true.
create table course_completions (
  id text not null unique,
  student_id text not null references students on delete cascade,
  course_id text not null references courses,
  completed_at timestamptz not null default now(),
  primary key (student_id, course_id)
);

create table feedbacks (
  id text primary key,
  student_id text not null references students on delete cascade,
  lesson_id text not null references lessons,
  feedback_question_id text references feedback_questions,
  rating numeric(2, 1) check (rating between 0.5 and 5 and rating * 2 = floor(rating * 2)),
  comment text not null default '',
  created_at timestamptz not null default now(),
  is_hidden boolean not null default false,
  check (rating is not null or comment <> '')
);
create index on feedbacks (lesson_id, created_at desc, id desc);
-- One review of a lesson a student: giving it again changes it.
create unique index on feedbacks (student_id, lesson_id);

create table issue_reports (
  id text primary key,
  student_id text not null references students on delete cascade,
  lesson_id text references lessons,
  issue_type text not null check (issue_type in ('content', 'technical', 'other', 'suggestion')),
  comments text not null,
  report_location text not null default '',
  exercise_detail_url text not null default '',
  exercise_master_url text not null default '',
  vocabulary_url text not null default '',
  status text not null default 'open',
  is_deleted boolean not null default false,
  created_at timestamptz not null default now()
);
create index on issue_reports (status, created_at desc);
create index on issue_reports (student_id);
