create table students (
  id text primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null default '',
  username text not null default '',
  phone text not null default '',
  city text not null default '',
  state text not null default '',
  country text not null default '',
  birthday date,
  picture text not null default '',
  role text not null default 'STUDENT' check (role in ('STUDENT', 'ADMIN')),
  is_active boolean not null default true,
  is_star boolean not null default false,
  -- Imported from the older system: with enrolments and no customer id it counts as subscribed.
  is_legacy boolean not null default false,
  validated_at timestamptz,
  stripe_customer_id text,
  last_visited_page text,
  watched_introduction boolean not null default false,
  time_zone text not null default 'UTC',
  wants_teacher_news boolean not null default true,
  wants_comment_news boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index students_email on students (lower(email));
create unique index students_stripe_customer on students (stripe_customer_id);

-- One signing in on one device. Its refresh token changes at every use; the one before is honoured for a moment.
create table auth_sessions (
  id text primary key,
  student_id text not null references students on delete cascade,
  refresh_hash bytea not null,
  previous_refresh_hash bytea,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  remember boolean not null default false,
  impersonator_id text references students on delete cascade,
  -- When the password itself was given, for what asks for a fresh one.
  signed_in_at timestamptz not null,
  revoked_at timestamptz,
  address text not null default '',
  device text not null default ''
);
create unique index auth_sessions_refresh on auth_sessions (refresh_hash);
create index auth_sessions_previous on auth_sessions (previous_refresh_hash);
create index auth_sessions_student on auth_sessions (student_id);
create index auth_sessions_expiry on auth_sessions (expires_at);

-- The short-lived bearers of a session: every tab has its own, so none ends another's.
create table session_bearers (
  access_hash bytea primary key,
  session_id text not null references auth_sessions on delete cascade,
  expires_at timestamptz not null
);
create index session_bearers_session on session_bearers (session_id);

create table remembered_devices (
  token_hash bytea primary key,
  student_id text not null references students on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_devices_student on remembered_devices (student_id);

-- Wrong passwords, and tries still being checked; `account` is a hash of the address typed, known or not.
create table sign_in_attempts (
  id bigint generated always as identity primary key,
  account bytea not null,
  address text not null,
  tried_at timestamptz not null
);
create index sign_in_attempts_account on sign_in_attempts (account, tried_at);
create index sign_in_attempts_address on sign_in_attempts (address, tried_at);

-- A ledger: the credit of a student is the sum of the amounts.
create table credit_entries (
  id bigint generated always as identity primary key,
  student_id text not null references students on delete cascade,
  amount integer not null,
  reason text not null,
  source text not null,
  dedupe_key text not null unique,
  created_at timestamptz not null default now()
);
create index credit_entries_student on credit_entries (student_id);

create table subscriptions (
  id text primary key,
  student_id text not null references students on delete cascade,
  language_id text not null,
  plan_id text not null default '',
  plan_nickname text not null,
  provider text not null,
  provider_reference text,
  is_paid boolean not null,
  status text not null default 'active',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (provider, provider_reference)
);
create index subscriptions_student on subscriptions (student_id);
