import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type OfCode<Code extends string> = Extract<Issue, { code: Code }>

const amount = (least: unknown) => Number(least).toLocaleString('en')

const tooLittle: Record<string, (least: unknown) => string> = {
  string: (least) => (least === 1 ? 'Please fill this in.' : `At least ${amount(least)} characters.`),
  array: (least) => (least === 1 ? 'At least one is needed.' : `At least ${amount(least)} are needed.`),
}
const tooMuch: Record<string, (most: unknown) => string> = {
  string: (most) => `At most ${amount(most)} characters.`,
  array: (most) => `At most ${amount(most)} of them.`,
}
const formats: Record<string, string> = {
  email: 'This is no e-mail address.',
  url: 'This is no address of a page.',
  date: 'Give a day.',
  datetime: 'Give a day and a time.',
}
const kinds: Record<string, string> = {
  number: 'Give a number.',
  int: 'Give a whole number.',
  string: 'Give a text.',
  array: 'Give a list.',
  boolean: 'Say true or false.',
}
const doesNotFit = 'This does not fit here.'

/** What a field that declares no sentence of its own says of a wrong value. Which keys are unknown, zod tells. */
export function plainSentence(issue: Issue): string | undefined {
  if (issue.code === 'unrecognized_keys') return undefined
  if (issue.code === 'invalid_type') return ofAnotherKind(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'This is not written as it should be.'
  if (issue.code === 'invalid_value') return 'This is none of the choices.'
  if (issue.code === 'not_multiple_of' && issue.divisor === 0.01)
    return 'Give at most two places after the point.'
  return doesNotFit
}

function ofAnotherKind({ expected, input }: OfCode<'invalid_type'>): string {
  const isLeftOut = input === undefined && expected !== 'number' && expected !== 'int'
  return isLeftOut ? 'Please fill this in.' : (kinds[expected] ?? doesNotFit)
}

function tooSmall({ origin, minimum }: OfCode<'too_small'>): string {
  return (tooLittle[origin] ?? ((least) => `Give ${amount(least)} or more.`))(minimum)
}

function tooBig({ origin, maximum }: OfCode<'too_big'>): string {
  return (tooMuch[origin] ?? ((most) => `Give ${amount(most)} or less.`))(maximum)
}
