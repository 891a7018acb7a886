import { useQuery } from '@tanstack/react-query'
import { type NotesOf, notesBeside, notesOf, notesWithin } from '../draft/problem-notes.ts'
import { documentQuery } from '../draft/studio-queries.ts'
import { useLint } from '../draft/use-lint.ts'
import type { RowNote } from '../ui/FormRow.tsx'
import type { ListedWord } from './word-kinds.ts'

const fields = [
  'hi',
  'en',
  'is',
  'roman',
  'gloss',
  'speak',
  'picture',
  'forms',
  'accepted',
  'note',
  'example',
]

/** What the lint says of a word as it is typed: of its course's words, with this one in its place. */
export function useWordLint(word: ListedWord): { notes: NotesOf; others: RowNote[] } {
  const { data: document } = useQuery(documentQuery(word.path))
  const words = document?.content?.kind === 'words' ? document.content.words : []
  const id = word.id.slice(word.languageId.length + 1)
  const place = words.findIndex((one) => one.id === id)
  const { path, languageId, courseId, revision, shownRoman, lessons, ...said } = word
  const typed = place === -1 ? undefined : words.with(place, { ...said, id })
  const problems = useLint(word.path, typed && { kind: 'words', words: typed })
  const where = `[${place}]`
  return { notes: notesWithin(notesOf(problems), where), others: notesBeside(problems, where, fields) }
}
