-- How many learn each language, counted ahead: whoever composes a notification never counts millions of enrolments.
create table language_sizes (
  language_id text primary key references languages on delete cascade,
  total integer not null,
  -- Those whose switch lets announcements in.
  hears integer not null,
  counted_at timestamptz not null
);
