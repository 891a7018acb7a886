import type { StudioCourse, StudioLanguage, StudioLesson, StudioMaster } from '#calls/studio-shapes.ts'
import type { StudioWord } from '#calls/studio-words.ts'
import type { ShelfDocument } from './shelf.ts'

/*
 * What a document of a kind says; while its text is no YAML, what nothing would say. A shelf's content is shared by all
 * who read it: who changes it takes a copy.
 */

const nothing = { name: '', native: '', description: '', active: true }

export function languageIn({ content }: ShelfDocument): StudioLanguage {
  return content?.kind === 'language'
    ? content.language
    : { ...nothing, id: '', icon: '', open: false, order: 0 }
}

export function courseIn({ content }: ShelfDocument): StudioCourse {
  if (content?.kind === 'course') return content.course
  const cover = { letter: '', colour: 'sindoor', print: 'diamond' } as const
  return { ...nothing, id: '', difficulty: 1, order: 0, cover, chapters: [] }
}

export function lessonIn({ content, path }: ShelfDocument): StudioLesson {
  if (content?.kind === 'lesson') return content.lesson
  const feedback = { question: '', placeholder: '' }
  const lists = { words: [], glossed: [], films: [], exercises: [] }
  return { id: idOfFile(path), name: '', aim: '', note: '', active: true, feedback, ...lists }
}

/** A lesson of which the text cannot be read is still known by its file: `02-how-much.yaml`. */
function idOfFile(path: string): string {
  return /\/(?:\d+-)?([^/]+)\.yaml$/.exec(path)?.[1] ?? ''
}

export function wordsIn(document: ShelfDocument | undefined): StudioWord[] {
  return document?.content?.kind === 'words' ? document.content.words : []
}

export function mastersIn(document: ShelfDocument | undefined): StudioMaster[] {
  return document?.content?.kind === 'masters' ? document.content.masters : []
}
