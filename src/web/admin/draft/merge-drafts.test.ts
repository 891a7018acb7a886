import { expect, test } from 'vitest'
import { mergeDrafts } from './merge-drafts.ts'

const base = {
  name: 'Mangoes',
  aim: 'You can buy a mango.',
  exercises: [
    { id: 'e1', ask: '' },
    { id: 'e2', ask: '' },
  ],
}

test('each field comes from who changed it', () => {
  const mine = { ...base, name: 'Two mangoes' }
  const theirs = { ...base, aim: 'You can buy two mangoes.' }
  expect(mergeDrafts({ base, mine, theirs })).toEqual({
    value: { ...base, name: 'Two mangoes', aim: 'You can buy two mangoes.' },
    clashes: [],
  })
})

test('where both wrote, mine stands and the place is named', () => {
  const mine = { ...base, name: 'Two mangoes' }
  const theirs = { ...base, name: 'Three mangoes' }
  expect(mergeDrafts({ base, mine, theirs })).toEqual({ value: mine, clashes: ['name'] })
})

test('things with an id are put together by it: changed, added, taken out, in the order of who moved them', () => {
  const mine = {
    ...base,
    exercises: [{ id: 'e1', ask: 'Listen.' }, base.exercises[1], { id: 'e3', ask: '' }],
  }
  const theirs = { ...base, exercises: [base.exercises[1], base.exercises[0]] }
  const { value, clashes } = mergeDrafts({ base, mine, theirs })
  expect(value).toEqual({
    ...base,
    exercises: [
      { id: 'e1', ask: 'Listen.' },
      { id: 'e2', ask: '' },
      { id: 'e3', ask: '' },
    ],
  })
  expect(clashes).toEqual([])

  const fewer = { ...base, exercises: [base.exercises[1]] }
  const renamed = { ...base, name: 'Fruit' }
  expect(mergeDrafts({ base, mine: fewer, theirs: renamed }).value).toEqual({
    ...base,
    name: 'Fruit',
    exercises: [{ id: 'e2', ask: '' }],
  })
})

const chapters = (first: string[], second: string[]) => [
  { id: 'c1', lessons: first },
  { id: 'c2', lessons: second },
]

test('of texts in a list each is kept, added and taken out by itself, and stands where it was put', () => {
  const ways = {
    base: chapters(['look', 'buy'], []),
    mine: chapters(['buy'], ['look']),
    theirs: chapters(['look', 'buy', 'pay'], []),
  }
  const value = chapters(['buy', 'pay'], ['look'])
  expect(mergeDrafts(ways)).toEqual({ value, clashes: [] })
  expect(mergeDrafts({ ...ways, mine: ways.theirs, theirs: ways.mine })).toEqual({ value, clashes: [] })

  const base = ['a', 'b', 'c']
  expect(mergeDrafts({ base, mine: ['a', 'b', 'c', 'm'], theirs: ['t', 'a', 'u', 'c', 'b'] })).toEqual({
    value: ['t', 'a', 'u', 'c', 'm', 'b'],
    clashes: [],
  })
  expect(mergeDrafts({ base, mine: ['a', 'x', 'b', 'c'], theirs: ['a', 'b', 'x'] })).toEqual({
    value: ['a', 'b', 'x'],
    clashes: [],
  })
})

test('where both put a list in another order, or one says a text twice, mine stands', () => {
  const base = ['a', 'b', 'c']
  expect(mergeDrafts({ base, mine: ['b', 'a', 'c'], theirs: ['a', 'c', 'b', 't'] }, 'words')).toEqual({
    value: ['b', 't', 'a', 'c'],
    clashes: ['words'],
  })
  expect(mergeDrafts({ base, mine: ['a', 'a'], theirs: ['a', 'c'] }, 'extra')).toEqual({
    value: ['a', 'a'],
    clashes: ['extra'],
  })
})
