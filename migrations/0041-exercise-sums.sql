-- What was answered to each exercise in the last 90 days, summed by the job that counts them.
create table exercise_sums (
  exercise_id text primary key references exercises,
  answers integer not null,
  wrong integer not null,
  hints integer not null
);
insert into exercise_sums (exercise_id, answers, wrong, hints)
  select exercise_id, sum(answers), sum(wrong), sum(hints) from exercise_days
  where day > (select max(day) - 90 from figure_days) group by exercise_id;
