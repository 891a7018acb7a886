-- A page of a list begins after a moment that the wire tells in milliseconds: what is finer would come twice.
alter table answer_claims alter column created_at type timestamptz(3);
alter table review_cards alter column created_at type timestamptz(3);
