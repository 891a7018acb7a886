-- The studio's list of what was told: without what the academy told each student by itself, which is most of all.
create index notifications_of_the_academy on notifications (published_at, number)
  where student_id is null or sender_id is not null;
-- How many have read what was told to many, counted ahead: a page of them has millions of reads.
alter table notifications add column read_by integer not null default 0;
