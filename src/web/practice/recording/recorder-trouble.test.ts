import { expect, test } from 'vitest'
import { recorderTrouble } from './recorder-trouble.ts'

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'no-microphone'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['InvalidStateError', 'broken'],
])('%s of a microphone is %s', (name, trouble) => {
  expect(recorderTrouble(new DOMException('No.', name))).toBe(trouble)
})

test('what is no error at all is a recording that did not work', () => {
  expect(recorderTrouble('no')).toBe('broken')
})
