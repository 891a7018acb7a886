-- What may be had, and for how much.
-- `is_authored`: the academy's plan file owns the row. What an admin made or edited is the admin's, and no later load touches it.

create table plans (
  id text primary key,
  language_id text not null references languages,
  name text not null,
  native_name text not null default '',
  description text not null default '',
  position integer not null default 0,
  is_active boolean not null default true,
  is_authored boolean not null default false,
  created_at timestamptz not null default now()
);
create index on plans (language_id);

-- What a plan holds, in the words of its card; 'false' means that it is not included (spec 3).
create table plan_features (
  plan_id text not null references plans on delete cascade,
  feature text not null check (feature in ('entertainment_videos', 'lessons', 'exercises', 'learning_system',
    'vocabulary', 'downloads', 'webinars', 'tutoring', 'conversation', 'updates')),
  value text not null check (value <> ''),
  primary key (plan_id, feature)
);

-- Amounts are in the smallest unit of their currency. A price that was sold stays what it was: a change is a new row.
create table prices (
  id text primary key,
  plan_id text not null references plans,
  currency text not null check (currency in ('INR', 'USD')),
  amount integer not null check (amount >= 0),
  interval text not null check (interval in ('month', 'year')),
  interval_count integer not null check (interval_count between 1 and 120),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index prices_sold_now on prices (plan_id, currency) where is_active;

create function refuse_new_price() returns trigger language plpgsql as $$
begin
  if (new.id, new.plan_id, new.currency, new.amount, new.interval, new.interval_count)
    is distinct from (old.id, old.plan_id, old.currency, old.amount, old.interval, old.interval_count) then
    raise exception 'a price is never edited: a change is a new price';
  end if;
  return new;
end
$$;
create trigger prices_stay before update on prices for each row execute function refuse_new_price();

-- A subscription imported from elsewhere has no plan of ours.
alter table subscriptions alter column plan_id drop not null, alter column plan_id drop default;
update subscriptions set plan_id = null where plan_id = '';
alter table subscriptions add foreign key (plan_id) references plans,
  -- What it was sold for.
  add column price_id text references prices;
create index subscriptions_price on subscriptions (price_id);
