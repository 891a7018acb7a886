-- The lesson that a visitor may try before signing up. No reference: languages are written before their lessons.
alter table languages add column trial_lesson_id text;
