import type { Insert } from './seed-rows.ts'

/** What the studio's own tables list: reviews, claims, news, mails, tutors' requests and money, each its share. */
export const desk: Insert[] = [
  [
    'reviews',
    (tx, students) => tx`
      with taught as (select array_agg(id order by id) as ids from lessons where is_active)
      insert into feedbacks (id, student_id, lesson_id, rating, comment, created_at, is_hidden, answer, answered_at)
      select 'seed-' || n, 'seed-' || n, ids[1 + n % cardinality(ids)], 1 + n % 5, 'The voices can be slowed down.',
        now() - n * interval '4 minutes', n % 97 = 0, case when n % 3 = 0 then 'Thank you.' else '' end,
        case when n % 3 = 0 then now() end
      from generate_series(1, ${students}::int, 2) n, taught`,
  ],
  [
    'answers that should count',
    (tx, students) => tx`
      with taught as (select array_agg(id order by id) as ids from exercises where is_active)
      insert into answer_claims (id, student_id, exercise_id, attempt_id, answer, state, created_at, decided_at)
      select 'seed-' || n, 'seed-' || n, ids[1 + (n / 15) % cardinality(ids)], gen_random_uuid(), 'namaste',
        case when n % 2 = 0 then 'open' else 'declined' end, now() - n * interval '3 minutes',
        case when n % 2 = 1 then now() end
      from generate_series(1, ${students}::int, 5) n, taught`,
  ],
  [
    'notifications of one student',
    (tx, students) => tx`
      insert into notifications (id, audience, student_id, category, title, type, published_at)
      select 'seed-' || n, 'student:seed-' || n, 'seed-' || n, 'officialNews', 'A year with us', 'news',
        now() - n * interval '7 minutes' from generate_series(1, ${students}::int, 2) n`,
  ],
  [
    'mails',
    (tx, students) => tx`
      insert into mails (id, recipient, subject, text_body, html_body, created_at, sent_at, failed_at, last_error)
      select 'seed-' || n, 'student' || n || '@seed.test', 'A week of Hindi', 'Namaste', '<p>Namaste</p>',
        now() - n * interval '1 minute', case when n % 400 <> 0 then now() end, case when n % 400 = 0 then now() end,
        case when n % 400 = 0 then 'The mailbox is full' else '' end
      from generate_series(1, ${students}::int) n`,
  ],
  [
    'orders',
    (tx, students) => tx`
      insert into orders (id, student_id, price_id, origin_id, kind, provider, amount, currency, created_at)
      select 'seed-' || n, 'seed-' || n, price.id, 'seed-' || n, 'purchase', 'sandbox', price.amount, price.currency,
        now() - n * interval '5 minutes'
      from generate_series(1, ${students}::int, 3) n,
        (select id, amount, currency from prices where amount > 0 order by id limit 1) price`,
  ],
  [
    'payments',
    (tx) => tx`
      insert into payments (provider, reference, order_id, student_id, state, amount, currency, price_id, paid_at)
      select provider, 'pay-' || id, id, student_id, 'paid', amount, currency, price_id, created_at
      from orders where id like 'seed-%'`,
  ],
  [
    'messages of providers',
    (tx) => tx`
      insert into provider_events (provider, event_id, type, body, occurred_at, received_at, applied_at, outcome)
      select provider, 'event-' || id, 'checkout.session.completed', '{}', created_at, created_at, created_at, 'paid'
      from orders where id like 'seed-%'`,
  ],
  [
    'tutors',
    (tx) => tx`
      insert into tutors (id, first_name, last_name, email, time_zone, hourly_price)
      select 'seed-' || n, 'Kavita', 'Mishra', 'tutor' || n || '@seed.test', 'Asia/Kolkata', 15
      from generate_series(1, 20) n`,
  ],
  [
    'requests to tutors',
    (tx, students) => tx`
      insert into tutor_requests (id, student_id, tutor_id, language_id, class_size, kind, message, time_zone, status,
        created_at, changed_at)
      select 'seed-' || n, 'seed-' || n, 'seed-' || (1 + n % 20), 'hindi', '1 to 1', 'message', 'On Mondays?', 'UTC',
        (array['asked', 'accepted', 'declined', 'done'])[1 + n % 4], now() - n * interval '6 minutes', now()
      from generate_series(1, ${students}::int, 10) n`,
  ],
  [
    'looks through their eyes',
    (tx, students) => tx`
      insert into impersonations (id, admin_id, student_id, session_id, address, started_at, ends_at)
      select 'seed-' || n, 'seed-' || (1 + n % 7), 'seed-' || n, 'seed-' || n, '127.0.0.1',
        now() - n * interval '8 minutes', now() - n * interval '8 minutes' + interval '1 hour'
      from generate_series(1, ${students}::int, 20) n`,
  ],
  [
    'places where films were left',
    (tx, students) => tx`
      with taught as (select array_agg(id order by id) as ids from films)
      insert into film_places (film_id, student_id, ms, duration_ms, told_at)
      select ids[1 + (n * 17 + m) % cardinality(ids)], 'seed-' || n, (n * 31 + m * 977) % 20000, 20000,
        now() - n * interval '5 minutes'
      from generate_series(1, ${students}::int) n, generate_series(1, 3) m, taught on conflict do nothing`,
  ],
]
