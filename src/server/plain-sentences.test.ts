import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainSentence } from './plain-sentences.ts'

const of = (schema: z.ZodType, given: unknown) =>
  schema.safeParse(given, { error: plainSentence }).error?.issues[0]?.message

test('a value that does not fit is told in plain words', () => {
  expect([
    of(z.string().min(1), ''),
    of(z.string().min(3), 'a'),
    of(z.string().max(2000), 'a'.repeat(2001)),
    of(z.string(), undefined),
    of(z.number(), undefined),
    of(z.number(), null),
    of(z.number().min(0), -1),
    of(z.number().max(10_000), 1e9),
    of(z.number().int(), 1.5),
    of(z.number().multipleOf(0.01), 1.005),
    of(z.array(z.string()).min(1), []),
    of(z.array(z.string()).min(2), ['a']),
    of(z.array(z.string()).max(1), ['a', 'b']),
    of(z.email(), 'asha@'),
    of(z.url(), 'boli'),
    of(z.iso.date(), 'today'),
    of(z.iso.datetime(), 'now'),
    of(z.string(), ['a']),
    of(z.array(z.string()), 'a'),
    of(z.array(z.string()), undefined),
    of(z.boolean(), 'yes'),
    of(z.boolean(), undefined),
    of(z.object({}), []),
    of(z.enum(['asked', 'done']), 'x'),
    of(z.enum(['asked', 'done']), undefined),
    of(z.literal(false), true),
    of(z.union([z.string(), z.array(z.string())]), 5),
    of(z.discriminatedUnion('type', [z.object({ type: z.literal('message') })]), { type: 'x' }),
    of(z.uuid(), 'x'),
    of(z.string().regex(/^a$/), 'b'),
    of(z.number().multipleOf(5), 3),
    of(z.strictObject({}), { colour: 1 }),
  ]).toEqual([
    'Please fill this in.',
    'At least 3 characters.',
    'At most 2,000 characters.',
    'Please fill this in.',
    'Give a number.',
    'Give a number.',
    'Give 0 or more.',
    'Give 10,000 or less.',
    'Give a whole number.',
    'Give at most two places after the point.',
    'At least one is needed.',
    'At least 2 are needed.',
    'At most 1 of them.',
    'This is no e-mail address.',
    'This is no address of a page.',
    'Give a day.',
    'Give a day and a time.',
    'Give a text.',
    'Give a list.',
    'Please fill this in.',
    'Say true or false.',
    'Please fill this in.',
    'This does not fit here.',
    'This is none of the choices.',
    'This is none of the choices.',
    'This is none of the choices.',
    'This does not fit here.',
    'This does not fit here.',
    'This is not written as it should be.',
    'This is not written as it should be.',
    'This does not fit here.',
    'Unrecognized key: "colour"',
  ])
})

test('a sentence of the field itself comes before', () => {
  expect(of(z.string().min(1, 'A plan needs a name.'), '')).toBe('A plan needs a name.')
})
