import type { Dice } from './dice.ts'

const storm = `क${'\u0301\u0489\u0300\u093c\u094d'.repeat(400)}`

/** Texts that have broken programs before. Each is made when it is wanted: some are long. */
const texts: (() => string)[] = [
  () => '',
  () => ' ',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => 'x\udfff\ud800y',
  () => '\u202e\u2066drawkcab\u2069',
  () => '\u200d\u200b\ufeff\u00ad',
  () => '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  () => storm,
  () => 'ﷺ'.repeat(300),
  () => 'İıſßŉ',
  () => 'क्ष्म्य्र्व'.repeat(200),
  () => 'a'.repeat(201),
  () => 'é'.repeat(10_000),
  () => 'x'.repeat(300_000),
  () => 'a@'.repeat(2000),
  () => `${'a'.repeat(250)}@boli.test`,
  () => '{"$ne":null}',
  () => "'; drop table students; --",
  () => '%00%0d%0aSet-Cookie: a=b',
  () => '\r\nx-odd: 1',
  () => '../../../../etc/passwd',
  () => '..\\..\\win.ini',
  () => '<script>alert(1)</script><img src=x onerror=alert(1)>',
  () => 'javascript:alert(1)',
  () => 'https://user:pass@[::1]:99999/%zz',
  () => 'data:image/png;base64,AAAA',
  () => 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA////////',
  () => `data:image/jpeg;base64,${'/9j/'.repeat(20_000)}`,
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 'hasOwnProperty',
  () => 'null',
  () => 'NaN',
  () => '-1',
  () => '1e309',
  () => '99999999999999999999999',
  () => '0x7fffffff',
  () => '१२३',
  () => 'WzEsMl0',
  () => Buffer.from('["2026-02-30","\u0000"]').toString('base64url'),
  () => Buffer.from('2026-01-01T00:00:00.000Z \u0000').toString('base64url'),
  () => Buffer.from('+099999-01-01T00:00:00.000Z x').toString('base64url'),
  () => Buffer.from('{"__proto__":1}').toString('base64url'),
  () => `${'a'.repeat(50)}!`.repeat(100),
  () => '(((((((((((((((((((((((((((((((',
  () => '[[[[[[[[[[{{{{{{{{*&!|>%@`',
  () => 'a: &a [*a, *a]\n<<: *a',
  () => '"\\u0000"',
  () => '00000000-0000-0000-0000-000000000000',
]

const days: (() => string)[] = [
  () => '2026-02-30',
  () => '30-02-2000',
  () => '0000-00-00',
  () => '9999-12-31',
  () => '+275760-09-13T00:00:00.000Z',
  () => '-271821-04-20T00:00:00.000Z',
  () => '0001-01-01T00:00:00Z',
  () => '2026-11-21T24:00:00Z',
  () => '2026-11-21T23:59:60+99:99',
  () => '-0001-11-30T00:00:00Z',
  () => '294277-01-01T00:00:00Z',
  () => '1969-12-31T23:59:59.999999999Z',
]

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  -2_147_483_649,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e21,
  8_640_000_000_000_001,
]

export const hostileText = (dice: Dice): string => dice.pick(dice.percent(85) ? texts : days)()

const hostileNumber = (dice: Dice): number => dice.pick(numbers)

/** Brackets in brackets, `depth` of them. */
export function nested(depth: number, open = '[', close = ']'): string {
  return open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth)
}

const odd: ((dice: Dice) => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => [null, undefined],
  () => ({ length: -1 }),
  () => JSON.parse('{"toString":"x","valueOf":1,"toJSON":2,"then":3}'),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
  () => JSON.parse(nested(2000)),
  () => JSON.parse(nested(1000, '{"a":', '}')),
  () => Array(20_000).fill(0),
  () => Array(3000).fill({ a: [1] }),
  () => Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at])),
  (dice) => [hostileText(dice)],
  (dice) => ({ [hostileText(dice)]: hostileText(dice) }),
]

/** Anything that JSON can say and that nobody should; often of the same kind as what stood there. */
export function hostileValue(dice: Dice, before?: unknown): unknown {
  if (typeof before === 'number' && dice.percent(70)) return hostileNumber(dice)
  if (typeof before === 'string' && /^\d{4}-\d\d-\d\d/.test(before) && dice.percent(60))
    return dice.pick(days)()
  if (dice.percent(55)) return hostileText(dice)
  return dice.percent(40) ? hostileNumber(dice) : dice.pick(odd)(dice)
}
