-- Mail on its way out: a row is written in the transaction of what it tells about, and a worker sends it. Its clock is
-- the database's, one for all processes.
create table mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  -- Emptied once it is sent: a link that opens something must not lie here for ever.
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  dedupe_key text unique,
  created_at timestamptz not null default now(),
  -- The next try; for a mail that is being sent, the end of its lease.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text not null default '',
  sent_at timestamptz,
  failed_at timestamptz
);
create index mails_due on mails (due_at) where sent_at is null and failed_at is null;
create index mails_failed on mails (failed_at) where failed_at is not null;
create index mails_created on mails (created_at);

-- The links in mails. Only the hash of what they hold is kept; a link has ended when it was used or a newer one was sent.
create table account_links (
  token_hash bytea primary key,
  student_id text not null references students on delete cascade,
  purpose text not null check (purpose in ('activation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index account_links_student on account_links (student_id, created_at);

-- Somebody asked for a link, for an address that may be anybody's. Asking writes the same row for all of them, and a
-- worker looks up afterwards whether there is an account: so neither text nor time tells.
create table link_requests (
  id bigint generated always as identity primary key,
  email text not null,
  purpose text not null check (purpose in ('activation', 'reset')),
  url text not null,
  address text not null,
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index link_requests_waiting on link_requests (id) where answered_at is null;
create index link_requests_address on link_requests (address, asked_at);
