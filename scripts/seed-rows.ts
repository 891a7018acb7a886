import type { Tx } from '../src/server/database/sql.ts'

/** What is taught, numbered from 0: to look one up in an array of them all takes a hundred times as long. */
export const numbered = (tx: Tx, table: 'lessons' | 'exercises') => tx`taught as materialized (
  select ${tx(table === 'exercises' ? ['id', 'lesson_id'] : ['id'])}, (row_number() over (order by id) - 1)::int as at, (count(*) over ())::int as among
  from ${tx(table)} where is_active)`

export type Insert = [what: string, insert: (tx: Tx, students: number) => Promise<{ count: number }>]

/** Everybody, with names as they are had; a few work here, some are stars, some were disabled. */
export const people: Insert[] = [
  [
    'students',
    (tx, students) => tx`
      insert into students (id, email, password_hash, first_name, last_name, username, country, role, is_active,
        is_star, validated_at, created_at)
      select 'seed-' || n, lower(first) || '.' || lower(last) || n || '@seed.test', '-', first, last,
        case when n % 7 = 0 then lower(first) || n else '' end, (array['IN', 'US', 'GB', 'DE', 'CA'])[1 + n % 5],
        case when n % 20011 = 0 then 'EDITOR' when n % 15013 = 0 then 'SUPPORT' else 'STUDENT' end,
        n % 211 <> 0, n % 503 = 0, case when n % 9 <> 0 then now() - n * interval '9 minutes' end,
        now() - n * interval '10 minutes'
      from (select n,
          (array['Aarav', 'Aditi', 'Anjali', 'Anu', 'Arjun', 'Asha', 'Chitra', 'Deepak', 'Divya', 'Farhan', 'Gauri',
            'Hari', 'Imran', 'Isha', 'Jaya', 'Kabir', 'Kavita', 'Lakshmi', 'Maria', 'Meera', 'Mohan', 'Nadia', 'Nikhil',
            'Omar', 'Pooja', 'Priya', 'Rahul', 'Ravi', 'Sara', 'Sunil', 'Tara', 'Uma', 'Vikram', 'Yasmin', 'Zoe', 'Tom',
            'Ben', 'Julia', 'Lukas', 'Emma', 'Noah'])[1 + n % 41] as first,
          (array['Agarwal', 'Banerjee', 'Bose', 'Chopra', 'Das', 'Desai', 'Fernandes', 'Gandhi', 'Ghosh', 'Gupta', 'Iyer',
            'Jain', 'Joshi', 'Kapoor', 'Khan', 'Kulkarni', 'Kumar', 'Mehta', 'Mishra', 'Nair', 'Naidu', 'Patel', 'Pillai',
            'Rao', 'Reddy', 'Roy', 'Sethi', 'Shah', 'Sharma', 'Singh', 'Smith', 'Varma', 'Weber', 'Miller', 'Jones',
            'Brown', 'Schmidt'])[1 + n % 37] as last
        from generate_series(1, ${students}::int) n) named`,
  ],
  [
    'enrolments',
    (tx, students) => tx`
      insert into enrolments (student_id, course_id, enrolled_at)
      select 'seed-' || n, courses.id, now() - n * interval '10 minutes'
      from generate_series(1, ${students}::int) n, courses where courses.is_active`,
  ],
  [
    'paid subscriptions',
    (tx, students) => tx`
      insert into subscriptions (id, student_id, language_id, plan_nickname, provider, is_paid, starts_at, ends_at)
      select 'seed-' || n, 'seed-' || n, 'hindi', 'A year of Hindi', 'sandbox', true,
        now() - n % 500 * interval '1 day', now() + (365 - n % 500) * interval '1 day'
      from generate_series(1, ${students}::int, 17) n`,
  ],
]

/** What each of them left behind, beside the answers. */
export const traces: Insert[] = [
  [
    'sessions',
    (tx, students) => tx`
      insert into auth_sessions (id, student_id, refresh_hash, rotated_at, expires_at, signed_in_at, device)
      select 'seed-' || n, 'seed-' || n, decode(md5(n::text), 'hex'), now() - n % 600 * interval '1 hour',
        now() + interval '20 days', now() - interval '25 days', 'Mozilla/5.0'
      from generate_series(1, ${students}::int, 6) n`,
  ],
  [
    'credits',
    (tx, students) => tx`
      insert into credit_entries (student_id, amount, reason, source, dedupe_key)
      select 'seed-' || n, 10, 'A lesson finished', 'lesson', 'seed ' || n || ' ' || m
      from generate_series(1, ${students}::int) n, generate_series(1, 3) m`,
  ],
  [
    'finished lessons',
    (tx, students) => tx`
      with ${numbered(tx, 'lessons')}
      insert into lesson_completions (student_id, lesson_id, completed_at)
      select 'seed-' || n, taught.id, now() - (n + m) % 365 * interval '1 day'
      from generate_series(1, ${students}::int) n cross join generate_series(1, 5) m
        join taught on at = (n * 13 + m) % (select among from taught limit 1) on conflict do nothing`,
  ],
  [
    'things done in lessons',
    (tx, students) => tx`
      with ${numbered(tx, 'exercises')}
      insert into completions (student_id, lesson_id, kind, item_id, completed_at)
      select 'seed-' || n, lesson_id, 'exercise', taught.id, now() - (n + m) % 365 * interval '1 day'
      from generate_series(1, ${students}::int) n cross join generate_series(1, 20) m
        join taught on at = (n * 31 + m) % (select among from taught limit 1) on conflict do nothing`,
  ],
  [
    'cards of the review',
    (tx, students) => tx`
      with ${numbered(tx, 'exercises')}
      insert into review_cards (student_id, item_id, kind, created_at, state, due, stability, difficulty, reps, last_review)
      select 'seed-' || n, taught.id, 'sentence', now() - interval '30 days', 2, now() + (m - 5) * interval '1 day',
        8, 5, 3, now() - interval '8 days'
      from generate_series(1, ${students}::int) n cross join generate_series(1, 10) m
        join taught on at = (n * 31 + m) % (select among from taught limit 1) on conflict do nothing`,
  ],
  [
    'reports',
    (tx, students) => tx`
      insert into issue_reports (id, student_id, issue_type, comments, status, created_at)
      select 'seed-' || n, 'seed-' || n, 'content', 'A word is missing in the third line.',
        (array['open', 'resolved', 'closed'])[1 + n % 3], now() - n * interval '1 minute'
      from generate_series(1, ${students}::int, 50) n`,
  ],
  [
    'entries of the log',
    (tx, students) => tx`
      insert into audit_entries (made_at, actor_id, actor, call, subject, subject_id, before, after)
      select now() - n * interval '5 minutes', 'seed-' || (1 + n % 7), 'Somebody of the academy',
        (array['PATCH /admin/users/:id', 'POST /admin/credits', 'POST /admin/enrolments'])[1 + n % 3],
        'student', 'seed-' || n, '{"isStarUser": false}', '{"isStarUser": true}'
      from generate_series(1, ${students}::int) n`,
  ],
]
