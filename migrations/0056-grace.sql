-- A provider takes the next payment some time after the paid time is over: so long access goes on, and ends_at says when
-- it ends. What people are told is when the paid time does: ends_at less this.
alter table subscriptions add column grace interval not null default '0';
update subscriptions set grace = '3 hours' where provider = 'stripe' and status = 'active' and will_renew
  and not exists (select from renewals where renewals.order_id = subscriptions.order_id and is_failing);
