-- When a provider last said that it has a payment in its hands which is not decided yet.
alter table orders add column under_way_since timestamptz;
create index orders_under_way on orders (provider) where under_way_since is not null;
