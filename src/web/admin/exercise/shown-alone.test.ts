import { expect, test } from 'vitest'
import type { StudioFilm, StudioLesson } from '#calls/studio-shapes.ts'
import { newExercise } from './exercise-forms.ts'
import { exerciseAlone, filmAlone } from './shown-alone.ts'

const film: StudioFilm = {
  ...{
    id: 'meet',
    kind: 'film',
    title: 'At the stall',
    scene: 'market',
    file: '',
    of: '',
    captions: { hi: '', roman: '', en: '' },
    youtube: '',
  },
  cast: [{ name: 'Meera', hi: 'मीरा', look: 'woman-kurta', voice: 'woman' }],
  lines: [{ who: 'Meera', hi: 'नमस्ते!', en: 'Hello!' }],
}
const unfinished: StudioFilm = { ...film, id: 'later', lines: [{ who: 'Meera', hi: 'नमस्ते!', en: '' }] }
const watching = { ...newExercise('WATCH VIDEO', []), watch: 'meet' }
const listening = newExercise('LISTEN WITH TEXT', [watching])
const lesson: StudioLesson = {
  ...{ id: 'hello', name: '', aim: '', note: '', active: true, words: [], glossed: [] },
  films: [film, unfinished],
  feedback: { question: '', placeholder: '' },
  exercises: [watching, listening],
}

test('an exercise is shown with its film alone, whatever is unfinished beside it', () => {
  const shown = exerciseAlone(lesson, watching)
  expect(shown?.films).toEqual([film])
  expect(shown?.exercises.map(({ id }) => id)).toEqual(['e1'])
  expect(shown).toMatchObject({ name: '…', aim: '…', feedback: { question: '…' } })
})

test('what is not filled in yet is not shown', () => {
  expect(exerciseAlone(lesson, listening)).toBeNull()
  expect(exerciseAlone(lesson, { ...watching, watch: 'later' })).toBeNull()
  expect(filmAlone(lesson, 'later')).toBeNull()
  const right = { hi: '', en: 'Hello.' }
  const written = { ...listening, hear: { hi: 'नमस्ते!', en: 'Hello!' }, right }
  expect(exerciseAlone(lesson, written)).toBeNull()
  expect(exerciseAlone(lesson, { ...written, wrong: [{ hi: '', en: 'Bye.' }] })).not.toBeNull()
})

test('an exercise that is taken out is shown to its author', () => {
  expect(exerciseAlone(lesson, { ...watching, active: false })?.exercises[0]?.active).toBe(true)
})
