-- A message of a provider may tell several things: one that was not counted is found wherever it stands among them.
-- Whoever has dealt with it says so.
alter table provider_events add column settled_at timestamptz;
drop index provider_events_not_counted;
create index provider_events_not_counted on provider_events (received_at desc, event_id desc)
  where applied_at is not null and settled_at is null and outcome ~ '(^|; )(refused|paid a second)';
