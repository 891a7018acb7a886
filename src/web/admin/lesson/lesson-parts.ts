/** The parts of a lesson's page, each with what it is called. */
export const lessonParts = [
  { id: 'about', label: 'About' },
  { id: 'words', label: 'Words' },
  { id: 'films', label: 'Films' },
  { id: 'exercises', label: 'Exercises' },
  { id: 'history', label: 'History' },
  { id: 'file', label: 'The file' },
] as const

export type LessonPart = (typeof lessonParts)[number]['id']

export const isLessonPart = (part: string): part is LessonPart => lessonParts.some(({ id }) => id === part)

/** Which fields of the file belong to which part: so that a tab can say that something in it is to be mended. */
export const partOfField: Record<string, LessonPart> = {
  words: 'words',
  glossed: 'words',
  films: 'films',
  exercises: 'exercises',
}
