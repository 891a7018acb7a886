-- What each student is to remember, and when it would be forgotten. One card a thing: a word or letter (a vocabulary), or
-- an exercise, which is asked as its sentence, or as a mistake until it was mended.
create table review_cards (
  student_id text not null references students on delete cascade,
  item_id text not null,
  kind text not null check (kind in ('word', 'letter', 'sentence', 'mistake')),
  created_at timestamptz not null,
  -- What ts-fsrs knows of it; 0 new, 1 learning, 2 review, 3 relearning.
  state smallint not null default 0 check (state between 0 and 3),
  due timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  scheduled_days integer not null default 0,
  learning_steps smallint not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  last_review timestamptz,
  -- A mistake is mended when it was answered right on two days: the first of them stands here.
  right_on date,
  mended_at timestamptz,
  primary key (student_id, item_id)
);
create index review_cards_due on review_cards (student_id, due) where mended_at is null and state > 0;
create index review_cards_new on review_cards (student_id, created_at) where state = 0;
create index review_cards_words on review_cards (student_id, created_at desc, item_id desc)
  where kind in ('word', 'letter');
create index review_cards_mistakes on review_cards (student_id, last_review desc, item_id desc)
  where kind = 'mistake' and mended_at is null;

-- Every rating, append-only; the id is the client's. One answer may speak of two things: a word, and its exercise.
create table review_log (
  student_id text not null references students on delete cascade,
  id uuid not null,
  item_id text not null,
  kind text not null check (kind in ('word', 'letter', 'sentence', 'mistake')),
  source text not null check (source in ('lesson', 'review')),
  rating smallint not null check (rating between 1 and 4),
  -- The card's state before.
  state smallint not null,
  verdict text not null check (verdict in ('exact', 'accepted', 'hint', 'wrong')),
  answer jsonb not null,
  ms integer not null check (ms >= 0),
  hints smallint not null check (hints >= 0),
  reviewed_at timestamptz not null,
  -- Several ratings may come in one moment: this is their order.
  place bigint generated always as identity,
  primary key (student_id, id, item_id)
);
create index on review_log (student_id, reviewed_at desc);
create index on review_log (student_id, item_id, place);

create function refuse_rating_change() returns trigger language plpgsql as $$
begin
  raise exception 'ratings are only ever added';
end
$$;
create trigger ratings_stay before update on review_log for each row execute function refuse_rating_change();

-- Words that were learnt before there was a review.
insert into review_cards (student_id, item_id, kind, created_at, due)
select student_id, item_id, case when vocabularies.kind = 'letter' then 'letter' else 'word' end,
  min(completed_at), min(completed_at)
from completions join vocabularies on vocabularies.id = item_id
where completions.kind = 'vocabulary'
group by student_id, item_id, vocabularies.kind;
