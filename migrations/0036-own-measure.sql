-- How many things a day's review may ask of a student (rules/review/queue.ts).
alter table goals add column reviews_a_day smallint not null default 60 check (reviews_a_day in (20, 40, 60, 120));
