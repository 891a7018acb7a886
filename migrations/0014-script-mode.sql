-- In which letters a student reads Hindi; null until they choose.
alter table students add column script_mode text check (script_mode in ('roman', 'both', 'devanagari'));
