import { expect, test } from 'vitest'
import { youtubeId } from './FilmEditor.tsx'
import { newFilm } from './new-film.ts'

test('a new film has the next number and two people; a video has nobody', () => {
  const first = newFilm('film', [], 1)
  expect(first.id).toBe('f1')
  expect(first.cast.map(({ name }) => name)).toEqual(['Meera', 'Arun'])
  const second = newFilm('youtube', [first, { ...first, id: 'meet' }], 1)
  expect(second).toMatchObject({ id: 'f2', cast: [], lines: [] })
})

test('a new film never takes the number of one that was taken out', () => {
  const kept = newFilm('film', [], 1)
  expect(newFilm('film', [kept], 3).id).toBe('f3')
  expect(newFilm('film', [kept, { ...kept, id: 'f3' }], 3).id).toBe('f4')
})

test('an address of YouTube becomes its id', () => {
  expect(youtubeId('https://www.youtube.com/watch?v=abcdefghijk&t=3')).toBe('abcdefghijk')
  expect(youtubeId('https://youtu.be/abcdefghijk')).toBe('abcdefghijk')
  expect(youtubeId(' abcdefghijk ')).toBe('abcdefghijk')
})
