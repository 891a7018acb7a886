-- Whole rows, so that nobody who was found has to be looked up a second time.
create function people_saying(words tsquery, most integer) returns setof students
language sql stable rows 1000 set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select * from students where search_words @@ words limit most
$$;
drop function students_saying;
