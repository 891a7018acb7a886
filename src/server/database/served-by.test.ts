import { expect, test } from 'vitest'
import { lackOf } from './served-by.ts'

test.each([
  ['15.18 (Debian 15.18-0+deb12u1)', 'UTF8', null],
  ['17.2', 'UTF8', null],
  ['15beta1', 'SQL_ASCII', null],
  [
    '14.19 (Ubuntu 14.19-0ubuntu0.22.04.1)',
    'UTF8',
    'leads to PostgreSQL 14.19 (Ubuntu 14.19-0ubuntu0.22.04.1): 15 or later is needed.',
  ],
  ['9.6.24', 'UTF8', 'leads to PostgreSQL 9.6.24: 15 or later is needed.'],
  [
    '16.4',
    'LATIN1',
    "leads to a database in LATIN1, which cannot keep Hindi: make one with encoding 'UTF8'.",
  ],
])('of PostgreSQL %s in %s it is told what it lacks', (version, encoding, lack) => {
  expect(lackOf({ version, encoding })).toBe(lack)
})
