import { describe, expect, test } from 'vitest'
import { exerciseTypeNames } from '../exercise-types.ts'
import { confusionsIn } from './confusions.ts'
import { skillOf } from './skills.ts'
import { weakest } from './weakest.ts'

test('every type of exercise trains one skill', () => {
  expect(exerciseTypeNames.map((type) => `${type}: ${skillOf(type)}`)).toEqual([
    'LISTEN WITH IMAGE: listen',
    'LISTEN WITH AUDIO: listen',
    'LISTEN WITH TEXT: listen',
    'LISTEN WITH ORDER: order',
    'LISTEN WITH TYPE: type',
    'LISTEN WITH RECORD: speak',
    'WATCH WITH AUDIO: watch',
    'WATCH WITH TEXT: watch',
    'WATCH WITH ORDER: order',
    'WATCH WITH TYPE: type',
    'WATCH WITH RECORD: speak',
    'WATCH VIDEO: watch',
    'WATCH 4LVIDEO: watch',
    'READING WITH TEXT: read',
  ])
})

describe('letters that were taken for one another', () => {
  const pairs = (expected: string | string[], given: string) =>
    confusionsIn([{ expected: [expected].flat(), given }], 9).map((pair) => `${pair.expected}>${pair.given}`)

  test.each<[expected: string | string[], given: string, pairs: string[]]>([
    ['बाजार', 'बाझार', ['जा>झा']],
    ['घर', 'धर', ['घ>ध']],
    ['क', 'ख', ['क>ख']],
    ['किताब', 'कीताब', ['कि>की']],
    ['मेरा घर बड़ा है।', 'मेरा घर बडा है', ['ड़ा>डा']],
    // The nearest of all right answers is what was meant.
    [['पानी दो', 'जल दो'], 'जल तो', ['दो>तो']],
    // Another word is no confusion of letters, nor is a letter left out, nor roman.
    ['आम', 'केला', []],
    ['नमस्ते', 'नमते', ['स्ते>ते']],
    ['कमल', 'कल', []],
    ['घर', 'ghar', []],
    ['घर', '', []],
    ['घर', 'घर', []],
  ])('%s, given %s', (expected, given, found) => {
    expect(pairs(expected, given)).toEqual(found)
  })

  test('in a sentence, the word is the example', () => {
    const [confusion] = confusionsIn([{ expected: ['मेरा घर बड़ा है।'], given: 'मेरा धर बड़ा है' }], 1)
    expect(confusion?.examples).toEqual([{ expected: 'घर', given: 'धर' }])
  })

  test('are counted, with up to three words each, the commonest first', () => {
    const mistakes = ['घर', 'घटना', 'घोड़ा', 'घास', 'घर', 'बाघ', 'घन'].map((word) => ({
      expected: [word],
      given: word.replace('घ', 'ध'),
    }))
    expect(confusionsIn([{ expected: ['ड'], given: 'द' }, ...mistakes], 2)).toEqual([
      {
        ...{ expected: 'घ', given: 'ध', count: 5 },
        examples: [
          { expected: 'घर', given: 'धर' },
          { expected: 'घटना', given: 'धटना' },
          { expected: 'बाघ', given: 'बाध' },
        ],
      },
      {
        ...{ expected: 'घा', given: 'धा', count: 1 },
        examples: [{ expected: 'घास', given: 'धास' }],
      },
    ])
  })
})

test('the weakest are asked often enough, go wrong, and come in a settled order', () => {
  const tallies = [
    { id: 'seldom', answers: 2, right: 0 },
    { id: 'well', answers: 20, right: 17 },
    { id: 'half', answers: 4, right: 2 },
    { id: 'half-often', answers: 8, right: 4 },
    { id: 'never', answers: 3, right: 0 },
    { id: 'a-half', answers: 4, right: 2 },
  ]
  expect(weakest(tallies, { fewest: 3, most: 4 }).map(({ id }) => id)).toEqual([
    'never',
    'half-often',
    'a-half',
    'half',
  ])
})
