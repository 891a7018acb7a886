import { expect, test } from 'vitest'
import { StudioFilm } from '#calls/studio-shapes.ts'
import { type Naming, renamedSpeaker } from './renamed-speaker.ts'

const film = (names: string[], lines: string[]): StudioFilm =>
  StudioFilm.parse({
    ...{ id: 'f1', kind: 'film' },
    cast: names.map((name) => ({ name })),
    lines: lines.map((who) => ({ who })),
  })

/** The names and who says the lines, after each of these stood in the field, one after the other. */
function typed(begun: StudioFilm, place: number, names: string[]) {
  let [now, before]: [StudioFilm, Naming | null] = [begun, null]
  for (const name of names) {
    const { part, naming } = renamedSpeaker(now, { place, name, before })
    now = { ...now, ...part }
    before = naming
  }
  return [now.cast.map(({ name }) => name), now.lines.map(({ who }) => who)]
}

test('lines go with the name of who says them', () => {
  expect(typed(film(['Asha', 'Ravi'], ['Asha', 'Ravi', 'Asha']), 0, ['Ash', 'As', 'Usha'])).toEqual([
    ['Usha', 'Ravi'],
    ['Usha', 'Ravi', 'Usha'],
  ])
})

test('a name that is another’s on the way takes none of their lines, and leaves none behind', () => {
  expect(typed(film(['An', ''], ['An', 'An']), 1, ['A', 'An', 'Ani'])).toEqual([
    ['An', 'Ani'],
    ['An', 'An'],
  ])
  expect(typed(film(['An', 'Ravi'], ['An', 'Ravi', 'An']), 1, ['', 'A', 'An', 'Ani'])).toEqual([
    ['An', 'Ani'],
    ['An', 'Ani', 'An'],
  ])
})

test('whoever has no name yet takes no lines of others without one', () => {
  expect(typed(film(['', ''], ['', 'Asha']), 1, ['R', 'Ravi'])).toEqual([
    ['', 'Ravi'],
    ['', 'Asha'],
  ])
})

test('a line that was added meanwhile goes with the name, too', () => {
  const first = renamedSpeaker(film(['Ravi'], ['Ravi']), { place: 0, name: 'Ra', before: null })
  const longer = film(['Ra'], ['Ra', 'Ra'])
  const { part } = renamedSpeaker(longer, { place: 0, name: 'Raj', before: first.naming })
  expect(part.lines.map(({ who }) => who)).toEqual(['Raj', 'Raj'])
})
