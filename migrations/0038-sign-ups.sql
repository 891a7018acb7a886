-- From where accounts were opened, for a day: how many one network may open. Whose they are is not kept.
create table sign_ups (
  id bigint generated always as identity primary key,
  network text not null,
  opened_at timestamptz not null
);
create index sign_ups_network on sign_ups (network, opened_at);
create index sign_ups_opened on sign_ups (opened_at);
