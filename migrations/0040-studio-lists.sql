-- The studio's lists, each read from its newest on: no table is sorted whole for one page of it.
create index tutor_requests_newest on tutor_requests (created_at desc, id desc);
create index orders_cancelled on orders (created_at desc, id desc) where cancelled_at is not null;
create index payments_not_paid on payments (order_id) where state <> 'paid';

-- Whom an announcement reaches is counted from the index alone.
create index enrolments_of_course on enrolments (course_id, student_id);
drop index enrolments_course_id_idx;
