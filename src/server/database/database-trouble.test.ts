import { expect, test } from 'vitest'
import { databaseTrouble } from './database-trouble.ts'

const refused = (code: string, message: string) =>
  Object.assign(new Error(message), { name: 'PostgresError', code })

test.each([
  [
    '53100',
    'could not extend file "base/5/2620": No space left on device',
    'The disk of the database is full: could not extend file "base/5/2620": No space left on device.',
  ],
  [
    '53300',
    'sorry, too many clients already',
    'The database has no room for more: sorry, too many clients already.',
  ],
  [
    '42501',
    'permission denied for schema public',
    "The database's user may not do all that is needed: permission denied for schema public.",
  ],
  [
    '25006',
    'cannot execute CREATE TABLE in a read-only transaction',
    'The database can only be read: cannot execute CREATE TABLE in a read-only transaction.',
  ],
  [
    '57P01',
    'terminating connection due to administrator command',
    'The database is being stopped: terminating connection due to administrator command.',
  ],
  ['58030', 'could not read block 7', 'The disk of the database fails: could not read block 7.'],
  ['23505', 'duplicate key value violates unique constraint "students_email_key"', null],
])('what a database refuses with %s is told to whoever can mend it', (code, message, line) => {
  expect(databaseTrouble(refused(code, message))).toBe(line)
})

test('what no database refused is the own fault of the program', () => {
  expect(databaseTrouble(Object.assign(new Error('no such file'), { code: '53' }))).toBe(null)
  expect(databaseTrouble(undefined)).toBe(null)
})
