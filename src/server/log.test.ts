import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { logging, withoutAddresses, withoutSecrets } from './log.ts'

/** The line of an error, as the server writes it. */
async function lineOf(err: unknown): Promise<string> {
  const lines: string[] = []
  const settings = logging('info') as object
  const app = Fastify({ logger: { ...settings, stream: { write: (line: string) => lines.push(line) } } })
  app.log.error({ err }, 'failed')
  await app.close()
  return lines.join('')
}

test('of an error the log has what it says, where it arose and what lay behind it, and nothing that hangs on it', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const error = Object.assign(new Error('no such mailbox <asha.k+1@mail.boli.test>', { cause }), {
    code: '23505',
    constraint_name: 'students_email',
    detail: 'Key (email)=(Asha) already exists.',
    request: { headers: { Authorization: 'Basic our-key' }, body: 'whose' },
    errors: [new TypeError('one of several')],
  })
  const { err } = JSON.parse(await lineOf(error))
  const { stack, causes, ...said } = err
  expect(said).toEqual({
    type: 'Error',
    message: 'no such mailbox <…@…>',
    code: '23505',
    constraint_name: 'students_email',
  })
  expect(stack).toContain('log.test.ts')
  expect(causes).toMatchObject([
    { type: 'Error', message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    { type: 'TypeError', message: 'one of several' },
  ])
})

test('a line without its e-mails is JSON as before, whatever stood before them', async () => {
  const text = 'a\nasha@boli.test b\tasha@boli.test c\u001basha@boli.test d\\nasha@boli.test "asha@boli.test"'
  const { err } = JSON.parse(await lineOf(new Error(text)))
  expect(err.message).toBe('a\n…@… b\t…@… c\u001b…@… d\\n…@… "…@…"')
})

test('an error that lies behind itself is a line all the same, and what is none is named', async () => {
  const error = new Error('around')
  error.cause = error
  expect(await lineOf(error)).toContain('around')
  expect(await lineOf('a password')).not.toContain('password')
  expect(await lineOf(Object.assign(new Error('of a form'), { errors: { email: 'wrong' } }))).toContain(
    'of a form',
  )
})

test.each([
  ['550 5.1.1 <asha@boli.test>: unknown', '550 5.1.1 <…@…>: unknown'],
  ['/node_modules/@paypal/sdk/index.js', '/node_modules/@paypal/sdk/index.js'],
  [`${'a'.repeat(200_000)}@`, `${'a'.repeat(200_000)}@`],
])('an e-mail does not reach the log, wherever it stands: %.40s', (line, logged) => {
  expect(withoutAddresses(line)).toBe(logged)
})

test.each([
  ['/activate?email=a@b.cd&token=abc&x=1', '/activate?email=…&token=…&x=1'],
  ['/login/change-password/abc', '/login/change-password/…'],
  ['/api/changePassword/abc', '/api/changePassword/…'],
  ['/redirecturl/Success/42/abc', '/redirecturl/Success/42/…'],
  ['/ccavenuemobile/42/abc/u/p', '/ccavenuemobile/42/…/u/p'],
  ['/admin/students/aB3-def_hijklmnopqrs', '/admin/students/…'],
  ['/api/courses/hindi-compound-verbs', '/api/courses/hindi-compound-verbs'],
  ['/api/courses/c1?languageId=hindi', '/api/courses/c1?languageId=hindi'],
])('what opens something does not reach the log: %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged)
})
