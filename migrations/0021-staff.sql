-- The people of the academy, and what each of them changed.
alter table students drop constraint students_role_check;
alter table students add constraint students_role_check
  check (role in ('STUDENT', 'EDITOR', 'SUPPORT', 'ADMIN'));
create index students_staff on students (role) where role <> 'STUDENT';

-- Every change that somebody of the academy made. Kept when they leave: the name as it was stands beside the id.
create table audit_entries (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  actor_id text references students on delete set null,
  actor text not null,
  address text not null default '',
  -- The call that made it, and whose or what it was about: 'PATCH /admin/users/:id', 'student', id.
  call text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index on audit_entries (made_at desc, id desc);
create index on audit_entries (actor_id, made_at desc);
create index on audit_entries (subject, subject_id, made_at desc);
