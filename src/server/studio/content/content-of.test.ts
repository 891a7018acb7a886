import { expect, test } from 'vitest'
import { contentOf } from './content-of.ts'

test('a document of more than two thousand things is more than the forms hold', () => {
  const glossary = (words: number) =>
    Object.fromEntries(Array.from({ length: words }, (_, at) => [`word ${at}`, 'its meaning']))
  const words = (many: number) => Array.from({ length: many }, (_, at) => ({ id: `w${at}`, hi: 'आम' }))
  for (const [kind, of] of [
    ['glossary', glossary],
    ['words', words],
    ['masters', words],
    ['placement', words],
  ] as const) {
    expect(contentOf(kind, of(2000))?.kind).toBe(kind)
    expect(contentOf(kind, of(2001))).toBeNull()
  }
})
