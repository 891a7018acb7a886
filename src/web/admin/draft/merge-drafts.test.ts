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
