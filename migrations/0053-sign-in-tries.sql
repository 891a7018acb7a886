-- A try to sign in is counted by one statement, not by one after the other, and where the account is at home is found by
-- an index, however often it was signed in. A home in IPv6 that was known before is known again at the next sign-in.
alter table auth_sessions add column network text;
update auth_sessions set network = address where address ~ '^[\d.]+$' and impersonator_id is null;
drop index auth_sessions_student;
create index auth_sessions_student on auth_sessions (student_id, network);

-- Whether the account was signed in there of late: from its home it has tries of its own. And since when the account, or
-- where it is tried from, has had all its tries; null, and one try more, where it has some left.
create function count_sign_in_try(whose_email text, whose bytea, whence text, tried timestamptz,
  since timestamptz, per_account int, per_address int, out is_home boolean, out full_since timestamptz) language plpgsql as $$
begin
  is_home := exists (select from auth_sessions session join students on students.id = session.student_id
    where lower(email) = whose_email and network = whence and session.expires_at > tried);
  -- Each of the statements that follow sees what those who held these locks have counted.
  perform pg_advisory_xact_lock(hashtext('sign-in'), hashtext(encode(whose, 'hex'))),
    pg_advisory_xact_lock(hashtext('sign-in from'), hashtext(whence));
  select greatest(
      case when count(*) filter (where of_account) >= per_account then min(tried_at) filter (where of_account) end,
      case when count(*) filter (where address = whence) >= per_address
        then min(tried_at) filter (where address = whence) end)
    into full_since
    from (select tried_at, address, account = whose and (address = whence or not is_home) as of_account
      from sign_in_attempts where (account = whose or address = whence) and tried_at > since) of_late;
  -- A refused try is not counted: else somebody who keeps knocking would never be let in again.
  if full_since is null then
    insert into sign_in_attempts (account, address, tried_at) values (whose, whence, tried);
  end if;
end
$$;
