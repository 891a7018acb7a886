import { expect, test } from 'vitest'
import { fieldName } from './field-names.ts'

test.each([
  ['lesson.films.f1.title', 'Film f1: Title'],
  ['lesson.name', 'Name'],
  ['feedback.question', 'Question at the end'],
  ['exercises.e3.hear', 'Exercise e3: What is heard'],
  ['lesson.exercises.e3.hear.hi', 'Exercise e3: What is heard: Marathi'],
  ['lesson.exercises.e3.hear.en', 'Exercise e3: What is heard: English'],
  ['exercises.e3.lines.to', 'Exercise e3: Only these lines: To line'],
  ['exercises (order)', 'Exercises: order'],
  ['exercises.e4', 'Exercise e4'],
  ['lesson.words', 'Words'],
  ['words.gaajar.en', 'Word gaajar: Meaning'],
  ['masters.listen-text.instruction', 'Exercise master listen-text: What to do'],
  ['course.chapters.fruit.free', 'Chapter fruit: Opens'],
  ['course.cover.colour', 'Colour'],
  ['', 'The whole'],
  ['what-nobody-knows', 'what-nobody-knows'],
])('%s is named as its form names it: %s', (field, name) => {
  expect(fieldName(field, 'Marathi')).toBe(name)
})
