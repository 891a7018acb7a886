-- Marathi has a third gender.
alter table vocabularies drop constraint vocabularies_gender_check;
alter table vocabularies add constraint vocabularies_gender_check check (gender in ('m', 'f', 'n', ''));
