import { expect, test } from 'vitest'
import { ontoNow } from './onto-now.ts'

const before = { name: 'Asha', surname: 'Rao', email: 'asha@boli.test' }

test('what another tab has saved stays, and what was changed here is saved', () => {
  const now = { ...before, name: 'Ashaa', email: 'ashaa@boli.test' }
  expect(ontoNow({ ...before, surname: 'Verma' }, before, now)).toEqual({
    name: 'Ashaa',
    surname: 'Verma',
    email: 'ashaa@boli.test',
  })
})

test('what was changed in both is as this one has it', () => {
  const now = { ...before, name: 'Ashaa' }
  expect(ontoNow({ ...before, name: 'Asha Devi' }, before, now).name).toBe('Asha Devi')
})

test('what the profile does not hold stays in the draft', () => {
  const draft = { ...before, picture: 'data:' }
  expect(ontoNow<typeof before & { picture?: string }>(draft, before, before)).toEqual(draft)
})
