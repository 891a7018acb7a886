-- What students were asked to pay, what providers say became of it, and what follows from that. Amounts are in the
-- smallest unit of their currency.

-- What somebody was asked for. Neither its price nor whose it is ever changes.
create table orders (
  id text primary key,
  student_id text not null references students,
  price_id text not null references prices,
  -- A renewal, or a change to another plan, belongs to the order that its subscription began with.
  origin_id text not null references orders,
  kind text not null check (kind in ('purchase', 'renewal', 'change')),
  provider text not null check (provider in ('sandbox', 'stripe', 'paypal', 'ccavenue')),
  amount integer not null check (amount >= 0),
  currency text not null check (currency in ('INR', 'USD')),
  -- What the provider calls the checkout.
  checkout_reference text,
  -- Bought while another plan runs that does not renew itself: this one begins after it.
  starts_after timestamptz,
  created_at timestamptz not null,
  -- The student turned back.
  cancelled_at timestamptz,
  receipt_number integer unique,
  unique (provider, checkout_reference)
);
create index orders_student on orders (student_id, created_at);
create index orders_origin on orders (origin_id);

create sequence receipt_numbers;

create function refuse_new_amount() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.price_id, new.origin_id, new.provider, new.amount, new.currency)
    is distinct from (old.student_id, old.price_id, old.origin_id, old.provider, old.amount, old.currency) then
    raise exception 'an order is never edited: what was asked for stays';
  end if;
  return new;
end
$$;
create trigger orders_stay before update on orders for each row execute function refuse_new_amount();

-- What a provider says of one payment, joined from all its events, in whatever order they came.
create table payments (
  provider text not null,
  reference text not null,
  order_id text not null references orders,
  student_id text not null references students,
  state text not null check (state in ('failed', 'paid', 'refunded')),
  amount integer not null check (amount >= 0),
  currency text not null check (currency in ('INR', 'USD')),
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
  price_id text not null references prices,
  failed_at timestamptz,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- What it pays for.
  period_start timestamptz,
  period_end timestamptz,
  failure text not null default '',
  payer text not null default '',
  tracking text not null default '',
  primary key (provider, reference)
);
create index payments_order on payments (order_id);
create index payments_student on payments (student_id);

-- The newest that a provider said of a subscription that renews itself.
create table renewals (
  order_id text primary key references orders,
  reference text not null,
  version bigint not null,
  will_renew boolean not null,
  is_failing boolean not null,
  customer_id text
);

-- Everything that providers ever told us: first kept, then applied, once.
create table provider_events (
  provider text not null,
  event_id text not null,
  type text not null,
  body text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- The next try; for one that is being applied, the end of its lease.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  applied_at timestamptz,
  -- What was done, or why nothing.
  outcome text not null default '',
  primary key (provider, event_id)
);
create index provider_events_waiting on provider_events (due_at) where applied_at is null;
create index provider_events_applied on provider_events (applied_at);

-- Every change of a subscription: why, and what made it.
create table subscription_changes (
  id bigint generated always as identity primary key,
  subscription_id text not null references subscriptions on delete cascade,
  student_id text not null references students,
  reason text not null check (reason in
    ('begun', 'renewed', 'changed', 'refunded', 'will_end', 'will_renew', 'renewal_failed', 'ended')),
  source text not null,
  status text not null,
  ends_at timestamptz not null,
  changed_at timestamptz not null
);
create index subscription_changes_student on subscription_changes (student_id);
create index subscription_changes_subscription on subscription_changes (subscription_id);

alter table subscriptions add column order_id text references orders,
  add column will_renew boolean not null default false,
  -- Its paid time has run out, and the student was told.
  add column ended_at timestamptz;
create unique index subscriptions_order on subscriptions (order_id);
create index subscriptions_ending on subscriptions (ends_at) where is_paid and ended_at is null;

-- The sandbox: a provider of our own, with its own memory.
create table sandbox_checkouts (
  reference text primary key,
  order_id text not null references orders,
  name text not null,
  interval text not null,
  interval_count integer not null,
  return_url text not null,
  cancel_url text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'cancelled')),
  created_at timestamptz not null
);

create table sandbox_subscriptions (
  id text primary key,
  order_id text not null unique references orders,
  customer_id text not null,
  price_id text not null references prices,
  period_start timestamptz not null,
  period_end timestamptz not null,
  will_renew boolean not null default true,
  -- The test card that is refused at the next renewal.
  card_declines boolean not null default false,
  is_failing boolean not null default false,
  has_ended boolean not null default false,
  version integer not null default 1,
  last_payment text not null,
  last_pays text not null check (last_pays in ('purchase', 'renewal', 'change')),
  last_amount integer not null,
  refunded boolean not null default false
);
create index sandbox_subscriptions_customer on sandbox_subscriptions (customer_id);
create index sandbox_subscriptions_due on sandbox_subscriptions (period_end) where not has_ended;

create table sandbox_events (
  id text primary key,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_events_waiting on sandbox_events (created_at) where delivered_at is null;
