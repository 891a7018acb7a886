import { expect, test } from 'vitest'
import { searchQuery } from './search-query.ts'

test.each<[typed: string, query: string | null]>([
  ['asha', `'asha':*`],
  ['  Asha   RAO ', `'asha':* & 'rao':*`],
  ['asha.rao@boli.test', `'asha':* & 'rao':* & 'boli':* & 'test':*`],
  ['अनु', `'अनु':*`],
  [`o'brien \\`, `'o''brien':* & '\\\\':*`],
  ['a & b | !c:*', `'a':* & '&':* & 'b':* & '|':* & '!c:*':*`],
  [' @ . ', null],
])('%s', (typed, query) => expect(searchQuery(typed)).toBe(query))
