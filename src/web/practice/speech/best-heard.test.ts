import { expect, test } from 'vitest'
import { bestHeard, nearnessTo } from './best-heard.ts'

const lexicon = { isWord: () => false, meaningOf: () => undefined }
const nearness = (answer: string) =>
  nearnessTo({ questionType: 'LISTEN WITH RECORD', options: { answer, accepted: [] } }, lexicon)
const phrase = (...alternatives: string[]) => ({ alternatives, isFinal: true })

test('of all that it may have been, the right one counts', () => {
  expect(bestHeard([phrase('नमक से', 'नमस्कार', 'नमस्ते')], nearness('नमस्ते!'))).toBe('नमस्ते')
})

test('where none is right, the nearest counts', () => {
  expect(bestHeard([phrase('क्या', 'मेरा काम', 'नाम')], nearness('मेरा नाम'))).toBe('मेरा काम')
})

test('of equals the likeliest counts', () => {
  expect(bestHeard([phrase('घर', 'पर')], nearness('आम'))).toBe('घर')
})

test('what is said after a pause goes on from what was said before', () => {
  const heard = bestHeard(
    [phrase('नमस्ते दासी', 'नमस्ते दास जी'), phrase('आप कैसे हैं')],
    nearness('नमस्ते, दास जी! आप कैसे हैं?'),
  )
  expect(heard).toBe('नमस्ते दास जी आप कैसे हैं')
})

test('who begins again is judged by the new beginning alone', () => {
  expect(bestHeard([phrase('आप'), phrase('आम')], nearness('आम'))).toBe('आम')
  expect(bestHeard([phrase('आम'), phrase('आम')], nearness('आम'))).toBe('आम')
})

test('nothing heard is nothing said', () => {
  expect(bestHeard([], nearness('आम'))).toBe('')
  expect(bestHeard([phrase('')], nearness('आम'))).toBe('')
})
