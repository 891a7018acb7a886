import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#calls/admin-audit.ts'
import { deleteNamed, exportNamed, makeAdmin, takeOffNamed } from '#server/people/command-line.ts'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person
const now = new Date('2026-03-01T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ now: () => now })
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

const at = () => ({ sql: server.sql, config: server.config, now })
const emailOf = ({ id }: Person) => `${id}@boli.test`

/** What an admin reads in the log of changes about somebody. */
async function entriesAbout(id: string) {
  const entries = (await admin.get(`/admin/audit?subjectId=${id}`)).as(auditEntries.reply)
  return entries.map(({ id: _, ...entry }) => entry)
}

const made = (command: string, subjectId: string) => ({
  madeAt: now.toISOString(),
  ...{ actorId: null, actor: 'The command line', address: '' },
  ...{ call: `npm run admin -- ${command}`, subject: 'student', subjectId },
})

test('whom the command line makes an admin stands in the log with what they were', async () => {
  const known = await person(server)
  const password = await makeAdmin(at(), emailOf(known))
  const after = { role: 'ADMIN', isActive: true, isConfirmed: true }
  const before = { role: 'STUDENT', isActive: true, isConfirmed: false }
  const entry = { ...made('create-admin', known.id), before, after }
  expect(await entriesAbout(known.id)).toEqual([entry])
  await makeAdmin(at(), 'first@boli.test')
  const [first] = await server.sql`select id from students where email = 'first@boli.test'`
  const opened = { ...made('create-admin', first?.id), before: null, after }
  expect(await entriesAbout(first?.id)).toEqual([opened])
  const [kept] =
    await server.sql`select string_agg(to_jsonb(audit_entries)::text, '') as log from audit_entries`
  expect(kept?.log).not.toContain(password)
})

test('whose two-step sign-in it takes off does, and nothing where it was not on', async () => {
  const known = await person(server)
  await expect(takeOffNamed(at(), emailOf(known))).rejects.toThrow(
    `Two-step sign-in is not on for ${emailOf(known)}.`,
  )
  expect(await entriesAbout(known.id)).toEqual([])
  await server.sql`insert into second_factors (student_id, sealed_secret, begun_at, confirmed_at)
    values (${known.id}, 'sealed', ${now}, ${now})`
  await takeOffNamed(at(), emailOf(known))
  const change = { before: { twoSteps: true }, after: { twoSteps: false } }
  expect(await entriesAbout(known.id)).toEqual([{ ...made('two-steps-off', known.id), ...change }])
})

test('whose data it reads out and whom it deletes stand there by their id alone', async () => {
  const known = await person(server)
  expect(await exportNamed(at(), emailOf(known))).toMatchObject({ profile: { email: emailOf(known) } })
  await deleteNamed(at(), emailOf(known).toUpperCase())
  expect(await entriesAbout(known.id)).toEqual([
    { ...made('delete-user', known.id), before: { role: 'STUDENT' }, after: { deleted: true } },
    { ...made('export-user', known.id), before: null, after: { exported: true } },
  ])
  await expect(deleteNamed(at(), emailOf(known))).rejects.toThrow('There is no such student.')
})
