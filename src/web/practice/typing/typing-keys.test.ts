import { expect, test } from 'vitest'
import { meaningOf } from './typing-keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const key = (name: string, more: Partial<Parameters<typeof meaningOf>[0]> = {}) => ({
  ...plain,
  key: name,
  code: '',
  ...more,
})
const five = { way: 'roman', offers: 5, at: 0 } as const
const none = { ...five, offers: 0 }

test.each([
  ['Enter takes the word that is chosen', key('Enter'), { does: 'take', at: 0 }],
  ['a number takes the word with it', key('3'), { does: 'take', at: 2 }],
  ['an arrow goes on', key('ArrowDown'), { does: 'turn', at: 1 }],
  ['and round', key('ArrowUp'), { does: 'turn', at: 4 }],
  ['Escape keeps the roman', key('Escape'), { does: 'dismiss' }],
  ['6 is no word of five', key('6'), null],
  ['Space is read off the text', key(' '), null],
  ['Ctrl+Z goes back', key('z', { ctrlKey: true }), { does: 'undo' }],
  ['Shift+Ctrl+Z comes again', key('Z', { metaKey: true, shiftKey: true }), { does: 'redo' }],
])('%s', (_name, pressed, meaning) => {
  expect(meaningOf(pressed, five)).toEqual(meaning)
})

test('without words on offer Enter and numbers are the page’s', () => {
  for (const name of ['Enter', '1', 'ArrowDown', 'Escape']) expect(meaningOf(key(name), none)).toBeNull()
})

test('InScript reads the place of a key, not its letter; a Hindi keyboard types through', () => {
  const inscript = { ...none, way: 'inscript' } as const
  const h = key('h', { code: 'KeyH' })
  expect(meaningOf(h, inscript)).toEqual({ does: 'letter', letter: 'प' })
  expect(meaningOf({ ...h, shiftKey: true, key: 'H' }, inscript)).toEqual({ does: 'letter', letter: 'फ' })
  expect(meaningOf({ ...h, key: 'प' }, inscript)).toBeNull()
  expect(meaningOf({ ...h, ctrlKey: true }, inscript)).toBeNull()
  expect(meaningOf(key(' ', { code: 'Space' }), inscript)).toBeNull()
  expect(meaningOf(h, none)).toBeNull()
})
