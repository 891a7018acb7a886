-- What students say should count: an answer that was judged wrong, sent to the authors with one press.
create table answer_claims (
  id text primary key,
  student_id text not null references students on delete cascade,
  exercise_id text not null references exercises,
  attempt_id uuid not null,
  -- As answers are compared: invisible differences folded, words parted by one blank.
  answer text not null check (answer <> ''),
  comment text not null default '',
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- When the student was told what became of it.
  told_at timestamptz,
  unique (student_id, exercise_id, answer),
  check ((state = 'open') = (decided_at is null))
);
create index on answer_claims (state, created_at, id);
create index on answer_claims (exercise_id, answer);
create index on answer_claims (student_id, created_at);

-- Further right answers that came so. They stay when the files of the curriculum are read anew, and when a student leaves.
create table accepted_answers (
  exercise_id text not null references exercises,
  answer text not null,
  accepted_at timestamptz not null,
  primary key (exercise_id, answer)
);
