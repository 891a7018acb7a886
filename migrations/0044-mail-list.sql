-- The studio's list of mails: each state from its newest on, and a mail by the beginnings of words of its address and
-- its subject, as students are found.
create index mails_newest on mails (created_at desc, id desc);
create index mails_newest_waiting on mails (created_at desc, id desc) where sent_at is null and failed_at is null;
create index mails_newest_failed on mails (created_at desc, id desc) where failed_at is not null;
drop index mails_created;
alter table mails add column search_words tsvector
  generated always as (search_words(recipient || ' ' || subject)) stored;
create index mails_search on mails using gin (search_words);
create function mails_saying(words tsquery, most integer) returns setof mails
language sql stable rows 1000 set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select * from mails where search_words @@ words limit most
$$;
