-- What the studio needs to find, grant and compose.

-- Lists of the newest, and what one searches by.
create index orders_newest on orders (created_at desc, id desc);
create index payments_reference on payments (reference);
create index payments_paid on payments (paid_at) where paid_at is not null;
create index subscriptions_newest on subscriptions (starts_at desc, id desc);
create index provider_events_not_counted on provider_events (received_at desc)
  where applied_at is not null and outcome ~ '^(refused|paid a second)';
create index feedbacks_newest on feedbacks (created_at desc, id desc);
create index issue_reports_oldest on issue_reports (created_at, id) where not is_deleted;

-- What the academy gave, and took back.
alter table subscription_changes drop constraint subscription_changes_reason_check;
alter table subscription_changes add constraint subscription_changes_reason_check check (reason in
  ('begun', 'renewed', 'changed', 'refunded', 'will_end', 'will_renew', 'renewal_failed', 'ended', 'granted', 'taken_back'));

-- Whoever has paid is one more audience.
alter table notifications drop constraint notifications_audience_check;
alter table notifications add constraint notifications_audience_check
  check (audience ~ '^(everybody|subscribers|(language|course|student):.+)$');
create or replace function audiences_of(student text) returns table (audience text) language sql stable as $$
  select 'everybody' union all select 'student:' || student
  union all select 'course:' || course_id from enrolments where student_id = student
  union all select distinct 'language:' || language_id from enrolments
    join courses on courses.id = course_id where student_id = student
  union all (select 'subscribers' from subscriptions where student_id = student and is_paid
    and status = 'active' and starts_at <= now() and ends_at > now() limit 1)
$$;
