import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#calls/admin-audit.ts'
import { BadSetting } from '#server/config.ts'
import {
  deleteNamed,
  exportNamed,
  importNamed,
  makeAdmin,
  takeOffNamed,
} from '#server/people/command-line.ts'
import { refuseUnlessEmpty } from '../scripts/seed-only-empty.ts'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person
const place = mkdtempSync(join(tmpdir(), 'boli-command-line-'))
const now = new Date('2026-03-01T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ now: () => now })
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(async () => {
  await server.close()
  rmSync(place, { recursive: true })
})

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

test('what it takes in stands there document by document, and where nothing changed the folder does', async () => {
  const folder = join(place, 'written')
  mkdirSync(join(folder, 'bhojpuri'), { recursive: true })
  await expect(importNamed(at(), folder)).rejects.toThrow(`${folder} holds no curriculum files.`)
  writeFileSync(join(folder, 'bhojpuri/language.yaml'), 'id: bhojpuri\nname: Bhojpuri\n')
  const path = 'bhojpuri/language.yaml'
  expect(await importNamed(at(), folder)).toMatchObject({ added: [path], changed: [], same: [] })
  expect(await importNamed(at(), folder)).toMatchObject({ added: [], changed: [], same: [path] })
  const kept = (await admin.get('/admin/audit')).as(auditEntries.reply)
  const imports = kept
    .filter(({ call }) => call === 'npm run admin -- import')
    .map(({ id: _, ...entry }) => entry)
  const byNobody = made('import', '')
  expect(imports).toEqual([
    { ...byNobody, subject: 'import', before: null, after: { folder } },
    {
      ...byNobody,
      ...{ subject: 'document', subjectId: path },
      before: { revision: null, all: null },
      after: { revision: 1, all: 'id: bhojpuri\nname: Bhojpuri' },
    },
  ])
})

/** The command as it is typed, on a folder of its own. */
function typed(words: string[], output: 'pipe' | number = 'pipe') {
  const env = { PATH: process.env.PATH, DATA_DIR: join(place, 'data') }
  const stdio: ['ignore', 'pipe' | number, 'pipe'] = ['ignore', output, 'pipe']
  const command = ['scripts/admin.ts', ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, stdio, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each(['constructor', 'toString', '__proto__'])('%s is no command', (word) => {
  const { status, stdout, stderr } = typed([word, 'x'])
  expect([status, stdout, stderr.split('\n')[0]]).toEqual([2, '', 'npm run admin -- <command>'])
})

test('what it cannot tell because the disk is full is said in a sentence', () => {
  expect(typed(['create-admin', 'owner@boli.test'], openSync('/dev/full', 'w'))).toEqual({
    status: 1,
    stdout: null,
    stderr: 'What was to be told cannot be written: ENOSPC: no space left on device, write.\n',
  })
}, 60_000)

test('no students are invented where somebody learns already, or where they were before', async () => {
  const refused = (line: string) =>
    expect(refuseUnlessEmpty(server.sql)).rejects.toThrow(new BadSetting(line))
  await refused('There are students in this database: only an empty one is filled.')
  await server.sql`insert into students (id, email, password_hash, first_name)
    values ('seed-1', 'seed-1@boli.test', '', 'Invented')`
  await refused('This database was filled before.')
})

test.each(['curriculum/hindi/markt', 'hindi/market', 'docs'])(
  'of %s the report over the curriculum tells nothing, and says why',
  (folder) => {
    const command = ['scripts/curriculum.ts', folder]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect([status, stdout, stderr]).toEqual([2, '', `${folder} is no file or folder of the curriculum.\n`])
  },
  60_000,
)
