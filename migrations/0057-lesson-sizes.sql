-- How much each lesson asked when that was last looked at, and of which course it was: where it asks less now, or is
-- gone, there are students who have done all that is left (src/server/lessons/finish-published.ts).
create table lesson_sizes (
  lesson_id text primary key,
  course_id text not null,
  total integer not null
);
