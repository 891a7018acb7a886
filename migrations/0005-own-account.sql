-- A deleted account: its row stays without the person, under what the law asks us to keep and under reviews.
alter table students add column deleted_at timestamptz;

-- An admin's session as somebody: the one it began from, which it ends with and which comes back after it.
alter table auth_sessions add column started_from text references auth_sessions on delete set null;
create index auth_sessions_started_from on auth_sessions (started_from);

-- Who looked through whose eyes, when, from where.
create table impersonations (
  id text primary key,
  admin_id text not null references students on delete cascade,
  student_id text not null references students on delete cascade,
  session_id text not null,
  address text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index impersonations_started on impersonations (started_at desc, id);
create index impersonations_student on impersonations (student_id);
create index impersonations_admin on impersonations (admin_id);
create index impersonations_session on impersonations (session_id);
