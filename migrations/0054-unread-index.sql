-- Each answer was written into it, at a place of chance, and no statement reads it: no exercise is ever deleted, of which
-- its foreign key would ask who has answered it.
drop index attempts_exercise_id_idx;
