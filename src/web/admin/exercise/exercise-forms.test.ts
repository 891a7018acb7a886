import { expect, test } from 'vitest'
import { exerciseTypeNames } from '#rules/exercise-types.ts'
import { formFields, formOf, gistOf, newExercise, typeNames } from './exercise-forms.ts'

test('every type has a form, of fields that have a name', () => {
  expect(Object.keys(typeNames)).toEqual(exerciseTypeNames)
  expect(exerciseTypeNames.flatMap(formOf).filter((field) => !formFields[field]?.label)).toEqual([])
})

test('a new exercise gets the number after the highest', () => {
  const first = newExercise('WATCH VIDEO', [])
  expect(first.id).toBe('e1')
  const ninth = { ...first, id: 'e9' }
  expect(newExercise('WATCH VIDEO', [first, ninth, { ...first, id: 'song' }]).id).toBe('e10')
})

test('a new exercise never gets the number of one that went', () => {
  const first = newExercise('WATCH VIDEO', [], 6)
  expect([first.id, newExercise('WATCH VIDEO', [first], 6).id]).toEqual(['e6', 'e7'])
})

test('an exercise is told in a line by what is heard, else by what it asks', () => {
  const empty = newExercise('LISTEN WITH TEXT', [])
  expect(gistOf({ ...empty, hear: { hi: 'आम मीठा है।', en: 'The mango is sweet.' } }, [])).toBe('आम मीठा है।')
  expect(gistOf({ ...empty, ask: 'What is sour?' }, [])).toBe('What is sour?')
})

test('an exercise that only watches is told by the title of its film', () => {
  const watching = { ...newExercise('WATCH VIDEO', []), watch: 'f1' }
  expect(gistOf(watching, [{ id: 'f1', title: 'At the stall' }])).toBe('At the stall')
  expect(gistOf(watching, [{ id: 'f1', title: '' }])).toBe('f1')
})
