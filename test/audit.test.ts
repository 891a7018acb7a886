import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditChoices, auditEntries } from '#calls/admin-audit.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { changes } from './every-change.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person
let student: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum, RATE_LIMITS: 'off' } })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN', enrol: false })
  student = await person(server)
})
afterAll(() => server.close())

test('what an admin changes is written down with who, what and whose; what was refused is not', async () => {
  const gift = { userId: student.id, amount: 5, reason: 'A good question' }
  expect((await admin.post('/admin/credits', gift)).status).toBe(200)
  expect((await student.post('/admin/credits', gift)).status).toBe(403)
  expect((await admin.post('/admin/credits', { ...gift, amount: 0.5 })).status).toBe(400)
  const rows =
    await server.sql`select actor_id as "actorId", call, subject, subject_id as "subjectId", before, after
      from audit_entries order by id`
  expect([...rows]).toEqual([
    {
      ...{ actorId: admin.id, call: 'POST /admin/credits', subject: 'student', subjectId: student.id },
      before: { credit: 0 },
      after: { credit: 5, given: 5, reason: 'A good question' },
    },
  ])
})

test('what ends between a change and its entry leaves the entry with which it began', async () => {
  const { sql } = server
  const credit = async () => (await student.get('/credits')).body.results.data.credit
  const had = await credit()
  await sql.unsafe(`create function end_here() returns trigger language plpgsql as $$
      begin if new.after ? 'given' then raise exception 'gone'; end if; return new; end $$;
    create trigger ending before insert on audit_entries for each row execute function end_here()`)
  const gift = { userId: student.id, amount: 7, reason: 'A second question' }
  const answer = await admin.post('/admin/credits', gift).finally(async () => {
    await sql.unsafe('drop trigger ending on audit_entries; drop function end_here')
  })
  expect(answer.status).toBe(500)
  expect(await credit()).toBe(had + 7)
  const rows = await sql`select actor_id as "actorId", call, subject, before, after
    from audit_entries order by id desc limit 1`
  expect([...rows]).toEqual([
    {
      ...{ actorId: admin.id, call: 'POST /admin/credits', subject: 'credits' },
      before: null,
      after: { begun: gift },
    },
  ])
})

test('a text that is cut within a sign is written down all the same', async () => {
  const cut = `## One\n\n${'a'.repeat(1991)}`
  expect(cut).toHaveLength(1999)
  const text = { effectiveOn: '2098-01-01', inShort: ['It is short.'], body: `${cut}😀 and more` }
  expect((await admin.post('/admin/legalTexts/terms', text)).status).toBe(200)
  const [entry] = await server.sql`select subject, after from audit_entries order by id desc limit 1`
  expect(entry).toEqual({ subject: 'legal text', after: { kind: 'terms', ...text, body: `${cut}…` } })
})

describe('the search', () => {
  const found = async (query: Record<string, string>, who = admin) => {
    const answer = await who.get(`/admin/audit?${new URLSearchParams(query)}`)
    const { next, total } = answer.body.results
    return { ids: answer.as(auditEntries.reply).map(({ id }) => Number(id)), next, total }
  }
  let first: number

  beforeAll(async () => {
    // A year of one hundred and twenty changes, four at each moment.
    const [row] = await server.sql<{ first: number }[]>`
      with added as (insert into audit_entries (made_at, actor_id, actor, call, subject, subject_id, before, after)
        select '2024-01-01T00:00:00Z'::timestamptz + n / 4 * interval '12 days', null, 'Meera Iyer',
          (array['PATCH /admin/lessons/:id', 'POST /admin/plans'])[1 + n % 2],
          (array['lesson', 'plan'])[1 + n % 2], 'thing-' || n % 10, '{"name": "old"}', '{"name": "new"}'
        from generate_series(0, 119) n returning id) select min(id)::int as first from added`
    first = row?.first ?? 0
  })

  test('goes page by page, the newest first, without a gap or a row twice', async () => {
    const year = { from: '2024-01-01T00:00:00Z', until: '2025-01-01T00:00:00Z' }
    const one = await found(year)
    const two = await found({ ...year, cursor: one.next })
    const three = await found({ ...year, cursor: two.next })
    expect([one.ids.length, two.ids.length, three.ids.length, three.next]).toEqual([50, 50, 20, undefined])
    expect([one.total, two.total]).toEqual([120, undefined])
    const all = [...one.ids, ...two.ids, ...three.ids]
    expect(all).toEqual(Array.from({ length: 120 }, (_, n) => first + 119 - n))
    expect((await admin.get('/admin/audit?cursor=nowhere')).status).toBe(400)
    expect((await admin.get('/admin/audit?cursor=2024-01-01T00:00:00.000000Z_x')).status).toBe(400)
  })

  test.each<[query: Record<string, string>, many: number]>([
    [{ call: 'POST /admin/plans', until: '2024-02-01T00:00:00Z' }, 6],
    [{ subject: 'lesson', until: '2024-02-01T00:00:00Z' }, 6],
    [{ subjectId: 'thing-3' }, 12],
    [{ subjectId: 'thing-3', subject: 'lesson' }, 0],
    [{ from: '2024-12-01T00:00:00Z', until: '2025-01-01T00:00:00Z' }, 8],
    [{ call: 'DELETE /admin/nothing' }, 0],
  ])('%j finds %i', async (query, many) => expect((await found(query)).ids).toHaveLength(many))

  test('by who, and says what can be searched by', async () => {
    const own = await found({ actorId: admin.id })
    expect(own.ids.length).toBeGreaterThan(0)
    const choices = (await admin.get('/admin/auditChoices')).as(auditChoices.reply)
    expect(choices.actors).toContainEqual({ id: admin.id, name: 'Asha Rao' })
    expect(choices.calls).toEqual(
      expect.arrayContaining(['PATCH /admin/lessons/:id', 'POST /admin/credits', 'POST /admin/plans']),
    )
    expect(choices.subjects).toEqual(expect.arrayContaining(['lesson', 'plan', 'student']))
  })

  test.each([
    ['', 'audit_entries_made_at_id_idx'],
    [`and actor_id = 'x'`, 'audit_entries_by_actor'],
    [`and call = 'x'`, 'audit_entries_by_call'],
    [`and subject = 'x'`, 'audit_entries_by_subject'],
    [`and subject_id = 'x'`, 'audit_entries_by_thing'],
  ])('%s reads the index %s, already in its order', async (where, index) => {
    const rows = await server.sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`
      await tx`set local enable_sort = off`
      await tx`set local enable_bitmapscan = off`
      return tx.unsafe(
        `explain select * from audit_entries where true ${where} order by made_at desc, id desc limit 51`,
      )
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(`using ${index}`)
    expect(plan).not.toContain('Sort')
  })
})

test('no secret ever stands in the log', async () => {
  await admin.post('/impersonateUser', { email: `${student.id}@boli.test` })
  await admin.post(`/admin/users/${student.id}/resetLink`, {})
  const [row] = await server.sql<{ all: string }[]>`
    select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), ' ') as all from audit_entries`
  expect(row?.all).not.toMatch(/"(token|password[^"]*|secret)": "(?!…)/)
})

describe('every changing call of the studio that succeeds leaves an entry', () => {
  const changing = () =>
    server.app.declaredCalls
      .filter(({ access, method, asksOnly }) => access === 'admin' && method !== 'GET' && !asksOnly)
      .map(({ method, path }) => `${method} ${path}`)

  test('and each of them is asked here', () => {
    expect(changing().filter((name) => !(name in changes))).toEqual([])
    expect(Object.keys(changes).filter((name) => !changing().includes(name))).toEqual([])
  })

  test.each(Object.keys(changes))('%s', async (name) => {
    const { path, body = {} } = (await changes[name]?.({ server, admin, student })) ?? { path: '' }
    const [before] = await server.sql<
      { last: number }[]
    >`select coalesce(max(id), 0)::int as last from audit_entries`
    const method = name.split(' ')[0]?.toLowerCase() as 'post' | 'put' | 'patch' | 'delete'
    const answer = await admin[method](path, body)
    expect([answer.status, answer.body.message ?? '']).toEqual([200, answer.body.message ?? ''])
    const entries = await server.sql<{ call: string; actorId: string; subject: string }[]>`
      select call, actor_id as "actorId", subject from audit_entries where id > ${before?.last ?? 0}`
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry).toMatchObject({ call: name, actorId: admin.id })
    for (const { subject } of entries) expect(subject).not.toBe('')
  })

  test('and none can be made past the place that writes it down', () => {
    // Every address under /api/admin that changes something is a declared call: `serve` alone binds those.
    const routes = server.app.printRoutes({ commonPrefix: false, includeHooks: false })
    const declared = new Set(server.app.declaredCalls.map(({ method, path }) => `${method} /api${path}`))
    const bound = [...addressesIn(routes)].filter((address) =>
      /^(POST|PUT|PATCH|DELETE) \/api\/admin\//.test(address),
    )
    expect(bound.length).toBeGreaterThanOrEqual(changing().length - 1)
    expect(bound.filter((address) => !declared.has(address))).toEqual([])
  })
})

/** 'PATCH /api/admin/users/:id' of the tree that the router prints. */
function* addressesIn(tree: string): Iterable<string> {
  const above: string[] = []
  for (const line of tree.split('\n')) {
    const [, indent = '', rest = ''] = /^([│ ]*[├└]── )(.*)$/.exec(line) ?? []
    if (rest === '') continue
    const depth = indent.length / 4 - 1
    const [, part = '', methods = ''] = /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(rest) ?? []
    above.length = depth
    above.push(part)
    for (const method of methods.split(', ')) if (method) yield `${method} ${above.join('')}`
  }
}
