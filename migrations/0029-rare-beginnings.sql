-- The database cannot tell how rare the beginning of a word is, and would read everybody to find nobody. This one reads
-- the index whatever it believes, up to so many.
create or replace function students_saying(words tsquery, most integer) returns table (id text)
language sql stable rows 100 set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select id from students where search_words @@ words limit most
$$;
