-- Finding one student among very many, by the beginnings of words of what they are called: with no extension, so that
-- the embedded database finds them as quickly.
create function search_words(said text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(lower(left(said, 1500)), '[[:space:]@._+-]+'), ''))
$$;
alter table students add column search_words tsvector generated always as
  (search_words(first_name || ' ' || last_name || ' ' || email || ' ' || username || ' ' || id)) stored;
create index students_search on students using gin (search_words) with (fastupdate = off);

-- The list itself, the newest first, and its smaller parts.
create index students_listed on students (created_at desc, id desc) where deleted_at is null;
create index students_disabled on students (created_at desc, id desc) where deleted_at is null and not is_active;
create index students_unvalidated on students (created_at desc, id desc)
  where deleted_at is null and validated_at is null;
create index students_star on students (created_at desc, id desc) where deleted_at is null and is_star;
create index subscriptions_paid on subscriptions (student_id, ends_at) where is_paid and status = 'active';
