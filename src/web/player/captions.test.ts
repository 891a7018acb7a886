import { expect, test } from 'vitest'
import { allRows, rowOfTrack, toggleAll } from './captions.ts'
import { clockTime } from './clock-time.ts'
import { readDelivery, youtubeAddress } from './youtube-clock.ts'

test('a track belongs to the row of its language and script', () => {
  expect(rowOfTrack('hi')).toBe('hindi')
  expect(rowOfTrack('hi-Latn')).toBe('roman')
  expect(rowOfTrack('en')).toBe('english')
  expect(rowOfTrack('ta')).toBe('hindi')
  expect(rowOfTrack('ta-Latn')).toBe('roman')
})

test('one key hides every row, and shows them again', () => {
  const none = { hindi: false, roman: false, gloss: false, english: false }
  expect(toggleAll({ ...none, english: true })).toEqual(none)
  expect(toggleAll(none)).toEqual(allRows)
})

test('time reads as minutes and seconds', () => {
  expect(clockTime(83_000)).toBe('1:23')
  expect(clockTime(9999)).toBe('0:09')
  expect(clockTime(-5)).toBe('0:00')
})

test('YouTube is asked without cookies, and an id cannot leave its place in the address', () => {
  expect(youtubeAddress('a/b?c', 'https://boli.test')).toBe(
    'https://www.youtube-nocookie.com/embed/a%2Fb%3Fc?enablejsapi=1&playsinline=1&rel=0&origin=https%3A%2F%2Fboli.test',
  )
})

test('a message that is no delivery is passed over', () => {
  expect(readDelivery({})).toBeNull()
  expect(readDelivery('{broken')).toBeNull()
  expect(readDelivery('{"event":"infoDelivery","info":{"currentTime":3}}')).toEqual({
    event: 'infoDelivery',
    info: { currentTime: 3 },
  })
})
