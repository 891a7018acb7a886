import type { StudioProblem } from '#calls/studio-documents.ts'
import type { FieldError } from '../../call-error.ts'
import type { RowNote } from '../ui/FormRow.tsx'

/** What the lint says of a field and of all that is in it, by the field's path in the file. */
export type NotesOf = (field: string) => RowNote[]

const isWithin = (field: string, place: string) =>
  field === place || field.startsWith(`${place}.`) || field.startsWith(`${place}[`)

const noteOf = ({ severity, message }: StudioProblem): RowNote => ({
  tone: severity === 'error' ? 'wrong' : 'note',
  text: message,
})

export function notesOf(problems: readonly StudioProblem[]): NotesOf {
  return (field) => distinct(problems.filter((problem) => isWithin(problem.field, field)).map(noteOf))
}

/** What a call says of what was sent (`content.lesson.films.0.title`), as the lint says it of the file: `films[0].title`. */
export function problemsOf(errors: readonly FieldError[], path: string): StudioProblem[] {
  return errors.map(({ field, message }) => ({
    ...{ severity: 'error', path, line: 1, message },
    field: field.replace(/^content\.[^.]+\.?/, '').replace(/(?:^|\.)(\d+)(?=\.|$)/g, '[$1]'),
  }))
}

/** How many mistakes stand within a place; doubts do not count. */
export const wrongWithin = (problems: readonly StudioProblem[], place: string): number =>
  problems.filter(({ severity, field }) => severity === 'error' && isWithin(field, place)).length

/** The same for the fields of one part: `exercises[3]`. */
export function notesWithin(notes: NotesOf, place: string): NotesOf {
  return (field) => notes(`${place}.${field}`)
}

/** What is said of a place and stands beside none of its fields. */
export function notesBeside(
  problems: readonly StudioProblem[],
  place: string,
  fields: readonly string[],
): RowNote[] {
  const shown = (field: string) =>
    fields.some((one) => isWithin(field, place === '' ? one : `${place}.${one}`))
  const here = problems.filter(({ field }) => (place === '' || isWithin(field, place)) && !shown(field))
  return distinct(here.map(noteOf))
}

/** Something said of two lines in the same words is said once. */
function distinct(notes: RowNote[]): RowNote[] {
  return [...new Map(notes.map((note) => [note.text, note])).values()]
}
