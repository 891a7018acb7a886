import { expect, test } from 'vitest'
import { readSource } from '../../authoring/written/source-file.ts'
import { contentOf } from './content-of.ts'
import { documentText } from './document-text.ts'

const text = `# Words of the market.

- { id: aam, hi: आम, en: mango, is: noun m }   # the king of fruit
- { id: kelaa,  hi: केला, en: banana, is: noun m, forms: [केले] }

# later
- { id: accha, hi: "अच्छा", en: "good, nice", is: adjective }
`
const words = (given = text) => {
  const value = readSource(given, '').value
  const content = contentOf('words', value)
  if (content?.kind !== 'words') throw new Error(given)
  return { document: { kind: 'words', text: given, value } as const, content }
}

test('what is not changed stays to the byte, with its comments', () => {
  const { document, content } = words()
  expect(documentText(document, content)).toBe(text)
})

test('a change touches its own line and no other', () => {
  const { document, content } = words()
  const changed = content.words.map((word) =>
    word.id === 'kelaa' ? { ...word, en: 'plantain, banana' } : word,
  )
  expect(documentText(document, { ...content, words: changed })).toBe(
    text.replace('- { id: kelaa,  hi: केला, en: banana,', '- { id: kelaa, hi: केला, en: "plantain, banana",'),
  )
})

test('what is moved takes its comment along, what is added stands in one line, what is taken out is gone', () => {
  const { document, content } = words()
  const [first, second, third] = content.words
  if (!first || !second || !third) throw new Error(text)
  const basket = { ...second, id: 'chhaj', hi: 'छाज', en: 'basket', forms: [] }
  expect(documentText(document, { ...content, words: [third, first, basket] })).toBe(`# Words of the market.

# later
- { id: accha, hi: "अच्छा", en: "good, nice", is: adjective }
- { id: aam, hi: आम, en: mango, is: noun m }   # the king of fruit
- { id: chhaj, hi: छाज, en: basket, is: noun m }
`)
})

test('a new document is written as authors write theirs', () => {
  const lesson = {
    ...{ id: 'one', name: 'One', aim: 'You can say it.', note: 'A.\nB.', active: true, words: ['aam', 'do'] },
    glossed: [{ form: 'दीजिए', gloss: 'please give' }],
    films: [],
    feedback: { question: 'How was it?', placeholder: '' },
    exercises: [],
  }
  expect(documentText(undefined, { kind: 'lesson', lesson })).toBe(`id: one
name: One
aim: You can say it.
note: |
  A.
  B.
words: [aam, do]
glossed: { दीजिए: please give }
feedback: { question: How was it? }
`)
})

test('texts that would mean more than a memory holds are refused', () => {
  const lines = Array.from(
    { length: 9 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(5).fill(`*a${at}`).join(', ')}]`,
  )
  const { value, problems } = readSource(`a0: &a0 [x, x]\n${lines.join('\n')}\n`, 'bomb.yaml')
  expect(value).toBeUndefined()
  expect(problems.map(({ message }) => message)).toEqual([
    'What is repeated by name (*) comes to more than can be read.',
  ])
})
