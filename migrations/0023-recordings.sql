-- What people recorded for the academy: a text, said once at each pace. The file is named by its sound.
create table recordings (
  -- A hash of the text that is said: see recordingName.
  name text not null,
  rate text not null check (rate in ('normal', 'slow')),
  said text not null,
  file text not null,
  duration integer not null,
  author text not null default '',
  made_at timestamptz not null,
  primary key (name, rate)
);
