-- How many credits somebody has is asked with every page: their sum is read off the index, however many entries there are.
create index credit_entries_sum on credit_entries (student_id) include (amount);
drop index credit_entries_student;

-- How many came on a day is counted again every few minutes: among a million it read all of them each time.
create index students_by_moment on students (created_at);
