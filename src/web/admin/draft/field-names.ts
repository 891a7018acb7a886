import { formFields } from '../exercise/exercise-forms.ts'

type Names = Record<string, string>

const inExercise: Names = {
  ...Object.fromEntries(Object.entries(formFields).map(([field, { label }]) => [field, label])),
  type: 'Kind of exercise',
  ask: 'What to do',
  master: 'Exercise master',
  active: 'Students get this exercise',
}
const inFilm: Names = {
  title: 'Title',
  scene: 'Scene',
  cast: 'Who speaks',
  lines: 'Lines',
  file: 'File',
  of: 'Rendered from',
  captions: 'Captions',
  youtube: 'YouTube id',
  kind: 'Kind of film',
}
const inWord: Names = {
  en: 'Meaning',
  is: 'Kind',
  gloss: 'Below it in a sentence',
  forms: 'Irregular forms',
  accepted: 'Counts as this answer, too',
  note: 'Note',
  example: 'Example',
  picture: 'Picture',
}
const inChapter: Names = { name: 'Name', active: 'Taught', free: 'Opens', lessons: 'Lessons' }
const inMaster: Names = {
  name: 'Name',
  instruction: 'What to do',
  layout: 'Layout',
  type: 'Kind of exercise',
}

/** What has an id, by the list in which it stands. */
const things: Record<string, { name: string; names: Names }> = {
  exercises: { name: 'Exercise', names: inExercise },
  films: { name: 'Film', names: inFilm },
  words: { name: 'Word', names: inWord },
  chapters: { name: 'Chapter', names: inChapter },
  masters: { name: 'Exercise master', names: inMaster },
}

/** Of the document itself. Empty: what is in it says enough. */
const inDocument: Names = {
  ...{ lesson: '', course: '', language: '', feedback: '', cover: '' },
  ...{ name: 'Name', aim: 'Aim', note: 'Note', native: 'Name in its language', description: 'Description' },
  ...{ question: 'Question at the end', placeholder: 'In the empty comment', difficulty: 'Difficulty' },
  ...{ letter: 'Letter', colour: 'Colour', print: 'Print', order: 'Place', glossed: 'Forms not taught yet' },
  ...{ active: 'Students get this', icon: 'Its letter', open: 'Open to students', trial: 'Trial lesson' },
  ...{
    exercises: 'Exercises',
    films: 'Films',
    words: 'Words',
    chapters: 'Chapters',
    masters: 'Exercise masters',
  },
  ...{ glossary: 'Glossary', form: 'Form', placement: 'Placement test' },
}
const inSentence: Names = {
  ...{ en: 'English', roman: 'Roman', speak: 'Spoken as', gloss: 'Word for word' },
  ...{ from: 'From line', to: 'To line', name: 'Name' },
}

/** A place in a document as its form names it: `exercises.e3.hear` is “Exercise e3: What is heard”; `learnt` is the language's name. */
export function fieldName(field: string, learnt: string): string {
  const [path = '', order] = field.split(' (order)')
  const said: string[] = []
  let names = inDocument
  const steps = path.split('.')
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] ?? ''
    const thing = names === inDocument ? things[step] : undefined
    const id = steps[at + 1]
    if (thing && id !== undefined) {
      said.push(`${thing.name} ${id}`)
      names = thing.names
      at++
      continue
    }
    said.push(step === 'hi' ? learnt : (names[step] ?? inSentence[step] ?? step))
    if (names !== inDocument) names = inSentence
  }
  if (order !== undefined) said.push('order')
  return said.filter((part) => part !== '').join(': ') || 'The whole'
}

/** The same of a place as the lint tells it, where things have no ids: `exercises[3].hear` is “Exercise 4: What is heard”. */
export function placeName(field: string, learnt: string): string {
  const counted = field.replace(/\[(\d+)\]/g, (_, place) => `.${Number(place) + 1}`)
  return fieldName(counted.replace(/^\./, ''), learnt)
}

/** The same of a field of what was sent: `content.lesson.exercises.3.hear.hi`. */
export function sentName(field: string, learnt: string): string {
  return placeName(field.replace(/^content\./, '').replace(/\.(\d+)(?=\.|$)/g, '[$1]'), learnt)
}
