import { expect, test } from 'vitest'
import { checkChoice } from './check-choice.ts'

const pictures = {
  questionType: 'LISTEN WITH IMAGE',
  options: {
    answer: 'aam',
    accepted: [],
    option1: { key: 'kelaa', value: 'banana', nativeValue: 'केला' },
    option2: { key: 'aam', value: 'mango', nativeValue: 'आम' },
  },
}
const right = { correct: true, verdict: 'exact', feedback: '' }
const wrong = (feedback: string) => ({ correct: false, verdict: 'wrong', feedback })

const sentences = {
  questionType: 'LISTEN WITH AUDIO',
  options: {
    answer: 'right',
    accepted: [],
    option1: { key: 'right', value: 'Yes.', nativeValue: 'जी हाँ।' },
    option2: { key: 'stated', value: 'This is my house.', nativeValue: 'यह मेरा घर है।' },
    option3: { key: 'asked', value: 'Where is it?', nativeValue: 'वह कहाँ है?' },
  },
}

test.each([
  ['stated', 'यह मेरा घर है means “This is my house”.'],
  ['asked', 'वह कहाँ है? means “Where is it?”'],
])('a chosen sentence is told with one end: %s', (key, told) => {
  expect(checkChoice(sentences, key)).toEqual(wrong(told))
})

test.each([
  ['its key', 'aam', right],
  ['its text', ' mango ', right],
  ['its Hindi', 'आम', right],
  ['a part that only it includes', 'man', right],
  ['a part that two include', 'an', wrong('That is not one of the choices.')],
  ['another key', 'kelaa', wrong('केला means “banana”.')],
  ['no such thing', 'train', wrong('That is not one of the choices.')],
  ['nothing', ' ', wrong('There is no answer yet.')],
])('a choice is judged without any word of the language, by %s', (_name, answer, judged) => {
  expect(checkChoice(pictures, answer)).toEqual(judged)
})
