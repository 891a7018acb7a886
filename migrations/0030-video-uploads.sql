-- Films as files, sent in parts: `file` is the name of the whole, null until it is.
create table video_uploads (
  id text primary key,
  name text not null,
  size bigint not null,
  file text unique,
  author_id text references students on delete set null,
  author text not null default '',
  begun_at timestamptz not null,
  done_at timestamptz
);
create index on video_uploads (author_id);
