-- On which day of the month a subscription of the sandbox began, so that a short February does not move it for ever.
alter table sandbox_subscriptions add column renewal_day int;
update sandbox_subscriptions set renewal_day = extract(day from period_start at time zone 'UTC')::int;
alter table sandbox_subscriptions alter column renewal_day set not null;
