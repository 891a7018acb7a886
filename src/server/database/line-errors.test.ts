import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { activityOf } from './activity.ts'
import { isLineBroken } from './line-errors.ts'
import { postgres } from './postgres-client.ts'

/** Nobody listens at either. */
const [database, elsewhere] = [1, 2]
const url = `postgres://boli@127.0.0.1:${database}/boli`

async function errorOf(tried: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await tried
  } catch (error) {
    return error
  }
}

test('a statement and a transaction without a line to the database are told as that', async () => {
  const sql = postgres(url, { max: 1 })
  const errors = [await errorOf(sql`select 1`), await errorOf(sql.begin((tx) => tx`select 1`))]
  await sql.end()
  expect(errors.map((error) => (error as { code?: string }).code)).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])
  expect(errors.map((error) => isLineBroken(error, [database]))).toEqual([true, true])
})

test('a line to a mail server or to a store of files that breaks is not the database', async () => {
  const mail = createTransport({ host: '127.0.0.1', port: elsewhere })
  const errors = [
    await errorOf(mail.sendMail({ from: 'a@boli.test', to: 'b@boli.test', text: '' })),
    await errorOf(fetch(`http://127.0.0.1:${elsewhere + 98}/file`)),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
  ]
  expect(errors.map((error) => error instanceof Error)).toEqual([true, true, true])
  expect(errors.map((error) => isLineBroken(error, [database]))).toEqual([false, false, false])
})

test.each([
  ['57P01', 'PostgresError', true],
  ['08006', 'PostgresError', true],
  ['23505', 'PostgresError', false],
  ['57P01', 'Error', false],
  ['CONNECT_TIMEOUT', 'Error', true],
  ['CONNECTION_CLOSED', 'Error', true],
])('%s of a %s: %s', (code, name, isBroken) => {
  expect(isLineBroken(Object.assign(new Error(), { name, code }), [database])).toBe(isBroken)
})

test('a database out of reach is silent, a mistake of ours is not', async () => {
  expect(await activityOf(url, [])).toBe(null)
  expect(await activityOf('postgres://127.0.0.1:none/boli', [])).toBe('unknown')
})
