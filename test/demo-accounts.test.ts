import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoAccounts } from '#server/accounts/demo-accounts.ts'
import { readConfig } from '#server/config.ts'
import { warningsOfDemo } from '#server/left-to-default.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const warned = (settings: Record<string, string>) =>
  warningsOfDemo(server.sql, readConfig({ DATA_DIR: server.config.dataDir, ...settings }))
const strangers = { PUBLIC_URL: 'https://boli.example.org' }

test('where strangers come, accounts whose password every start prints are told until they are closed', async () => {
  expect(await warned(strangers)).toEqual([])
  await loadDemoAccounts(server.sql, new Date())
  await server.sql`update students set is_active = false where email in ('new@boli.test', 'star@boli.test')`
  await server.sql`update students set password_hash = '-' where email = 'student@boli.test'`
  const line =
    'Everybody knows the password of admin@boli.test, subscriber@boli.test. Set DEMO=off, and delete these accounts or give them another one. See docs/operations.md.'
  expect(await warned(strangers)).toEqual([line])
  expect(await warned({ ...strangers, DEMO: 'off' })).toEqual([line])
  expect(await warned({ NODE_ENV: 'production' })).toEqual([line])
  expect(await warned({ PUBLIC_URL: 'https://localhost.example.org' })).toEqual([line])
  expect(await warned({})).toEqual([])
  expect(await warned({ PUBLIC_URL: 'http://127.0.0.1:8080' })).toEqual([])
})
