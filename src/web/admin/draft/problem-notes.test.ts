import { expect, test } from 'vitest'
import type { StudioProblem } from '#calls/studio-documents.ts'
import { notesBeside, notesOf, notesWithin, problemsOf, wrongWithin } from './problem-notes.ts'

const said = (
  field: string,
  message: string,
  severity: StudioProblem['severity'] = 'error',
): StudioProblem => {
  return { severity, path: 'hindi/market/01-mangoes.yaml', line: 1, field, message }
}
const problems = [
  said('exercises[1].wrong[0]', 'equal to the right one'),
  said('exercises[1]', 'has no id of its own'),
  said('exercises[10].hear', 'is missing'),
  said('name', 'is long', 'warning'),
]

test('a field has the notes of all that is in it, and of nothing that only begins alike', () => {
  const within = notesWithin(notesOf(problems), 'exercises[1]')
  expect(within('wrong')).toEqual([{ tone: 'wrong', text: 'equal to the right one' }])
  expect(notesOf(problems)('exercises[1]')).toHaveLength(2)
  expect(notesOf(problems)('name')).toEqual([{ tone: 'note', text: 'is long' }])
})

test('what is said of a part and of none of its fields stands beside the part', () => {
  expect(notesBeside(problems, 'exercises[1]', ['wrong', 'right'])).toEqual([
    { tone: 'wrong', text: 'has no id of its own' },
  ])
})

test('what was sent is named as the file has it', () => {
  const fields = ['content.lesson.exercises.3.wrong.0.hi', 'content.words.5.note', 'content', 'text']
  const told = problemsOf(
    fields.map((field) => ({ field, message: 'At most 4,000 characters.' })),
    'hindi/market/words.yaml',
  )
  expect(told.map(({ field }) => field)).toEqual(['exercises[3].wrong[0].hi', '[5].note', 'content', 'text'])
})

test('mistakes are counted, also those that say the same, and doubts are not', () => {
  const missing = said('exercises[2].right', 'is missing')
  const doubt = said('exercises[2].hear', 'is long', 'warning')
  expect(
    wrongWithin([...problems, missing, said('exercises[2].hear', 'is missing'), doubt], 'exercises[2]'),
  ).toBe(2)
  expect(wrongWithin(problems, 'exercises[1]')).toBe(2)
})
