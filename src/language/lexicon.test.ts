import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lexiconByAndBy, lexiconOf, packForms, unpackForms } from './lexicon.ts'

test('forms are packed by their beginning, and unpacked as they were', () => {
  expect(packForms(['करना', 'करता', 'किया'])).toBe('क|रना,रता,िया')
  expect(unpackForms('कर|ना,ता,')).toEqual(['करना', 'करता', 'कर'])
  const forms = fc.array(fc.string({ unit: fc.constantFrom('क', 'र', 'ा', ' '), minLength: 1 }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(forms, (all) => {
      expect(unpackForms(packForms(all))).toEqual(all)
    }),
    { seed: 41 },
  )
})

test('every form knows its word, and the first word that has a form keeps it', () => {
  const lexicon = lexiconOf([
    { native: 'करना', meaning: 'to do', kind: 'verb', gender: '', forms: ['कर', 'करता'] },
    { native: 'कर', meaning: 'tax', kind: 'noun m', gender: 'm', forms: ['करों'] },
  ])
  expect(lexicon.entryOf?.('करता')).toEqual({ lemma: 'करना', meaning: 'to do', kind: 'verb', gender: '' })
  expect(lexicon.meaningOf('कर')).toBe('to do')
  expect(lexicon.entryOf?.('करों')).toEqual({ lemma: 'कर', meaning: 'tax', kind: 'noun', gender: 'm' })
  expect(lexicon.isWord('घर')).toBe(false)
})

test('a form of several words is of the one that is like another', () => {
  const lexicon = lexiconOf([
    { native: 'डाल', meaning: 'branch', kind: 'noun f', gender: 'f', forms: ['डालो'] },
    { native: 'डालना', meaning: 'to pour', kind: 'verb', gender: '', forms: ['डाल', 'डालो', 'डालूँ'] },
  ])
  const [branch, pour] = [lexicon.entryOf?.('डाल'), lexicon.entryOf?.('डालूँ')]
  expect(lexicon.entryOf?.('डालो')?.meaning).toBe('branch')
  expect(lexicon.entryOf?.('डालो', branch)?.meaning).toBe('branch')
  expect(lexicon.entryOf?.('डालो', pour)?.meaning).toBe('to pour')
  expect(lexicon.entryOf?.('डालूँ', branch)?.meaning).toBe('to pour')
})

test('built by and by it knows what it knows built at once', () => {
  const words = [
    { native: 'करना', meaning: 'to do', kind: 'verb', gender: '' as const, forms: ['कर', 'करता'] },
    { native: 'आम', meaning: 'mango', kind: 'noun m', gender: 'm' as const, forms: ['आमों'] },
  ]
  const building = lexiconByAndBy(words, 'hindi')
  const rests = [building.next(), building.next()].map(({ done }) => done)
  const { value: lexicon } = building.next()
  expect(rests).toEqual([false, false])
  expect(lexicon?.entryOf?.('आमों')).toEqual({ lemma: 'आम', meaning: 'mango', kind: 'noun', gender: 'm' })
  expect(lexicon?.languageId).toBe('hindi')
})
