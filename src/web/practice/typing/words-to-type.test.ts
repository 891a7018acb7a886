import { expect, test } from 'vitest'
import type { LexiconEntry } from '#calls/practice.ts'
import { packForms } from '#language/lexicon.ts'
import { wordsToType } from './words-to-type.ts'

const entry = (...forms: string[]): LexiconEntry => {
  const [native = '', ...rest] = forms.map((form) => form.normalize('NFC'))
  return [native, '', '', '', packForms([native, ...rest])]
}

function offered(...entries: LexiconEntry[]): string[] {
  const words = wordsToType(entries)
  for (;;) {
    const { done, value } = words.next()
    if (done) return value
  }
}

test('words come before their forms', () => {
  expect(offered(entry('करना', 'करता'), entry('घर', 'घरों'))).toEqual(['करना', 'घर', 'करता', 'घरों'])
})

test('of two spellings of a form the norm is offered; one spelling is, whatever it ends in', () => {
  expect(offered(entry('जाना', 'गए', 'गये', 'गयी', 'गई'))).toEqual(['जाना', 'गए', 'गई'])
  expect(offered(entry('दीया', 'दीये'), entry('रुपया', 'रुपये'))).toEqual(['दीया', 'रुपया', 'दीये', 'रुपये'])
})

test('a phrase is offered word by word', () => {
  expect(offered(entry('टाँग अड़ाना', 'टाँग अड़ाई', 'टाँग अड़ायी'), entry('आप कैसे हैं?'), entry('तीन-पाँच'))).toEqual(
    'टाँग अड़ाना आप कैसे हैं तीन पाँच अड़ाई'.normalize('NFC').split(' '),
  )
})
