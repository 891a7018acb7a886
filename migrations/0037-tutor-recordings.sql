-- What students said and sent to a tutor of theirs. It ends after thirty days (rules/tutor-recordings.ts), sound and all.
create table tutor_recordings (
  -- Made where it was recorded: sent again, it is the same recording.
  id uuid primary key,
  student_id text not null references students on delete cascade,
  tutor_id text not null references tutors,
  exercise_id text not null,
  language_id text not null references languages,
  -- What was to be said, as it stood then.
  hindi text not null,
  roman text not null,
  english text not null,
  -- A word to the tutor.
  text text not null default '',
  -- Its name in the folder of recordings that were sent.
  file text not null,
  -- Of the link in the tutor's mail; null until the sound is kept and the mail is queued.
  link_hash bytea unique,
  sent_at timestamptz not null,
  heard_at timestamptz,
  answer text not null default '',
  answered_at timestamptz,
  check ((answer <> '') = (answered_at is not null))
);
create index on tutor_recordings (student_id, sent_at);
create index on tutor_recordings (tutor_id);
create index on tutor_recordings (sent_at);
