import { expect, test } from 'vitest'
import { base32Of, codeAt, stepAt, stepOfCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, the rows of SHA-1: their last six digits, which are what an app shows.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i seconds after 1970 the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

// RFC 4226, appendix D.
test.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
])('the code of counter %i is %s', (counter, code) => {
  expect(codeAt(secret, counter)).toBe(code)
})

test.each([
  [-60, null],
  [-30, 37_037_036],
  [0, 37_037_036],
  [30, 37_037_036],
  [60, null],
])('a clock that is %i s off: the code is of step %s', (off, step) => {
  const now = new Date((1_111_111_109 + off) * 1000)
  expect(stepOfCode(secret, '081804', now)).toBe(step)
})

test.each(['', '08180', '0818040', '８８'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, new Date(1_111_111_109_000))).toBeNull()
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %j', (text, encoded) => {
  expect(base32Of(Buffer.from(text))).toBe(encoded)
})
