-- Who makes the academy, as the about page shows them.

create table team_members (
  id text primary key,
  first_name text not null check (first_name <> ''),
  title text not null,
  description text not null default '',
  -- A file's name under /UserProfile/.
  picture text not null default '',
  position integer not null default 0,
  is_active boolean not null default true
);
