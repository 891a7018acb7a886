import { expect, test } from 'vitest'
import { wordsMet } from './shown-numbers.ts'

test.each([
  [0, 0, 'You have met 0 words; 0 would stay for days or longer.'],
  [1, 1, 'You have met 1 word; 1 would stay for days or longer.'],
  [1200, 1034, 'You have met 1,200 words; 1,034 would stay for days or longer.'],
])('%i words met and %i remembered make one right sentence', (met, known, said) => {
  expect(wordsMet(met, known)).toBe(said)
})
