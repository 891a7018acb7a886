import { expect, test } from 'vitest'
import { fieldName, placeName, sentName } from './field-names.ts'

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

test.each([
  ['cover.letter', 'Letter'],
  ['exercises[3].wrong[0]', 'Exercise 4: Wrong answers: 1'],
  ['films[0].lines[2].hi', 'Film 1: Lines: 3: Marathi'],
  ['[4].hi', '5: Marathi'],
])('where the lint has something to say, %s, is named as its form names it: %s', (field, name) => {
  expect(placeName(field, 'Marathi')).toBe(name)
})

test.each([
  ['content.lesson.note', 'Note'],
  ['content.lesson.exercises.0.hear.hi', 'Exercise 1: What is heard: Marathi'],
  ['content.masters.2.instruction', 'Exercise master 3: What to do'],
  ['content.glossary.0.form', 'Glossary: 1: Form'],
  ['content.lesson.glossed.1.form', 'Forms not taught yet: 2: Form'],
  ['content.lesson.films.0.cast.1.name', 'Film 1: Who speaks: 2: Name'],
])('what is sent and refused, %s, is named as its form names it: %s', (field, name) => {
  expect(sentName(field, 'Marathi')).toBe(name)
})
