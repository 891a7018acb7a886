-- What students did with single letters: traced, told from a look-alike, joined. Append-only; the id is the client's.

create table script_events (
  student_id text not null references students on delete cascade,
  id uuid not null,
  -- In which order they came: several may be sent at once.
  place bigint generated always as identity,
  kind text not null check (kind in ('traced', 'picked', 'joined', 'mixed-up')),
  -- A letter's id, or a joined letter as it is written.
  item text not null,
  -- What it was taken for, where it was mixed up.
  instead text not null default '',
  happened_at timestamptz not null default now(),
  primary key (student_id, id)
);
create index on script_events (student_id, item);
