import { expect, test } from 'vitest'
import type { StudioContent } from '#calls/studio-documents.ts'
import { StudioFilm, StudioLesson, type StudioSpeaker } from '#calls/studio-shapes.ts'
import { Refusal } from '../../refusal.ts'
import { documentText } from './document-text.ts'

const is = { form: 'है', gloss: 'is' }
const isAgain = { form: ' है ', gloss: 'has' }
const twice = '“है” stands here more than once: keep one of them.'

function refusedIn(content: StudioContent): [number, unknown] | undefined {
  try {
    documentText(undefined, content)
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.fields]
    throw error
  }
  return undefined
}

const lessonWith = (parts: object): StudioContent => ({
  kind: 'lesson',
  lesson: StudioLesson.parse({ id: 'one', feedback: {}, ...parts }),
})
const filmOf = (...names: string[]) =>
  StudioFilm.parse({ id: 'f1', kind: 'film', cast: names.map((name): Partial<StudioSpeaker> => ({ name })) })

test('a form that is glossed twice is refused where it stands, for one of the two would be lost', () => {
  expect(refusedIn({ kind: 'glossary', glossary: [isAgain, { form: 'हैं', gloss: 'are' }, is] })).toEqual([
    422,
    [
      { field: 'content.glossary.0.form', message: twice },
      { field: 'content.glossary.2.form', message: twice },
    ],
  ])
  expect(refusedIn(lessonWith({ glossed: [is, isAgain] }))).toEqual([
    422,
    [
      { field: 'content.lesson.glossed.0.form', message: twice },
      { field: 'content.lesson.glossed.1.form', message: twice },
    ],
  ])
})

test('a meaning without its form is refused, a row that nobody has begun is left out', () => {
  expect(refusedIn({ kind: 'glossary', glossary: [{ form: ' ', gloss: 'is' }] })).toEqual([
    422,
    [{ field: 'content.glossary.0.form', message: 'Write the form that means this.' }],
  ])
  const begun = {
    kind: 'glossary' as const,
    glossary: [{ form: '', gloss: '' }, { form: '', gloss: '' }, is],
  }
  expect(documentText(undefined, begun)).toBe('है: is\n')
})

test('people of one name, or of none, are refused where they stand', () => {
  const films = [filmOf('Asha', 'Ravi'), filmOf('Asha', 'Asha ', '')]
  const message = 'More than one person here is called “Asha”: give each a name of their own.'
  expect(refusedIn(lessonWith({ films }))).toEqual([
    422,
    [
      { field: 'content.lesson.films.1.cast.0.name', message },
      { field: 'content.lesson.films.1.cast.1.name', message },
      {
        field: 'content.lesson.films.1.cast.2.name',
        message: 'Give this person a name: each line says who speaks.',
      },
    ],
  ])
  expect(refusedIn(lessonWith({ films: [filmOf('Asha', 'Ravi')] }))).toBeUndefined()
})
