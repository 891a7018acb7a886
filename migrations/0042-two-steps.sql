-- Two-step sign-in: after the password a code of an authenticator app (RFC 6238), for whoever switched it on.
create table second_factors (
  student_id text primary key references students on delete cascade,
  -- What the app makes its codes of, sealed with a key of SECRET_KEY.
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  -- Null until a right code has shown that the app knows the secret: until then nothing asks for one.
  confirmed_at timestamptz,
  -- The half minute of the newest code that was taken: none of it or before it is taken again.
  last_step bigint not null default 0,
  -- Of the recovery codes.
  recovery_salt bytea
);

-- For whoever lost the app. Each opens once.
create table recovery_codes (
  student_id text not null references students on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (student_id, code_hash)
);

-- A sign-in whose password was right and whose code is still to come. It opens nothing but the second step.
create table half_sign_ins (
  token_hash bytea primary key,
  student_id text not null references students on delete cascade,
  -- What the form said of remembering; null where it said nothing.
  remember boolean,
  by_device boolean not null,
  expires_at timestamptz not null
);
create index on half_sign_ins (student_id);
create index on half_sign_ins (expires_at);

-- Wrong codes, and tries still being checked.
create table code_attempts (
  id bigint generated always as identity primary key,
  student_id text not null references students on delete cascade,
  address text not null,
  tried_at timestamptz not null
);
create index on code_attempts (student_id, tried_at);
create index on code_attempts (address, tried_at);

-- Whether people of the academy work only with it.
alter table academy_settings add column staff_two_steps boolean not null default false;
