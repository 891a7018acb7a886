import { expect, test } from 'vitest'
import type { StudioContent } from '#calls/studio-documents.ts'
import { StudioLesson } from '#calls/studio-shapes.ts'
import { mergeContents } from './merge-contents.ts'

const watching = (id: string, watch: string) => ({ id, type: 'WATCH VIDEO', watch })
const film = (id: string, title: string) => ({ id, kind: 'film', title })

const lesson = (films: object[], exercises: object[]): StudioContent => ({
  kind: 'lesson',
  lesson: StudioLesson.parse({ id: 'mangoes', feedback: {}, films, exercises }),
})

const old = { film: film('f1', 'At the market'), exercise: watching('e1', 'f1') }
const base = lesson([old.film], [old.exercise])

test('what two people add with the same number stays two things, and is watched by its own exercises', () => {
  const mine = lesson(
    [old.film, film('f2', 'Mine')],
    [old.exercise, watching('e2', 'f2'), watching('e3', 'f1')],
  )
  const theirs = lesson([old.film, film('f2', 'Theirs')], [old.exercise, watching('e2', 'f2')])
  expect(mergeContents({ base, mine, theirs })).toEqual({
    content: lesson(
      [old.film, film('f3', 'Mine'), film('f2', 'Theirs')],
      [old.exercise, watching('e4', 'f3'), watching('e3', 'f1'), watching('e2', 'f2')],
    ),
    clashes: [],
    renumbered: new Map([
      ['f2', 'f3'],
      ['e2', 'e4'],
    ]),
  })
})

test('what one alone has added, and what both have changed, keeps its number', () => {
  const mine = lesson([film('f1', 'At the stall')], [old.exercise, watching('e2', 'f1')])
  const theirs = lesson([film('f1', 'In the rain')], [old.exercise])
  expect(mergeContents({ base, mine, theirs })).toEqual({
    content: mine,
    clashes: ['lesson.films.f1.title'],
    renumbered: new Map(),
  })
})
