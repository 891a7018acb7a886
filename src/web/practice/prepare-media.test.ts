import { expect, test } from 'vitest'
import type { Exercise } from '#calls/practice.ts'
import { mediaOf } from './prepare-media.ts'

const option = (name: string) => ({ key: name, nativeFile: `${name}.mp3`, image: `${name}.svg` })
const exercise = (questionType: string) =>
  ({
    questionType,
    audio: 'heard.mp3',
    isImage: false,
    exerciseImage: 'picture.svg',
    options: { answer: 'a', accepted: [], option1: option('a'), option2: option('b') },
  }) as unknown as Exercise

test.each([
  ['LISTEN WITH IMAGE', ['heard.mp3', 'a.svg', 'b.svg']],
  ['LISTEN WITH AUDIO', ['heard.mp3', 'a.mp3', 'b.mp3']],
  ['LISTEN WITH TEXT', ['heard.mp3']],
  ['LISTEN WITH ORDER', ['heard.mp3', 'a.mp3', 'b.mp3']],
  ['WATCH WITH TYPE', []],
])('%s comes with what is heard and seen as it arrives, and nothing else', (type, media) => {
  expect(mediaOf(exercise(type))).toEqual(media)
})

test('a picture beside the question is one of them; what stands twice is fetched once', () => {
  const shown = { ...exercise('READING WITH TEXT'), isImage: true }
  expect(mediaOf(shown)).toEqual(['picture.svg'])
  const same = { ...exercise('LISTEN WITH TEXT'), isImage: true, exerciseImage: 'heard.mp3' }
  expect(mediaOf(same)).toEqual(['heard.mp3'])
})

test('a word comes with its sound, and its picture where it has one', () => {
  expect(mediaOf({ audio: 'word.mp3', image: '' } as never)).toEqual(['word.mp3'])
})
