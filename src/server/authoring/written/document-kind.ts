import type { z } from 'zod'
import {
  AuthoredCourse,
  AuthoredGlossary,
  AuthoredLanguage,
  AuthoredMasters,
  AuthoredWords,
} from './authored-course.ts'
import { AuthoredLesson } from './authored-lesson.ts'
import { AuthoredPlacement } from './authored-placement.ts'

/** What each kind of file holds. */
export const documentKinds = {
  language: AuthoredLanguage,
  masters: AuthoredMasters,
  glossary: AuthoredGlossary,
  placement: AuthoredPlacement,
  course: AuthoredCourse,
  words: AuthoredWords,
  lesson: AuthoredLesson,
} as const satisfies Record<string, z.ZodType>

export type DocumentKind = keyof typeof documentKinds

const ofLanguage: Record<string, DocumentKind> = {
  'language.yaml': 'language',
  'masters.yaml': 'masters',
  'glossary.yaml': 'glossary',
  'placement.yaml': 'placement',
}
const ofCourse: Record<string, DocumentKind> = { 'course.yaml': 'course', 'words.yaml': 'words' }

/** What is hidden is nobody's text: the lock that an editor lays beside an open file is a link to nowhere. */
export const isHidden = (path: string) => /(?:^|\/)\./.test(path)

/** The folders of a path below the curriculum, and its kind: `hindi/market/words.yaml` holds words. */
export function placeOf(path: string): { kind: DocumentKind; language: string; course: string } | undefined {
  const [language = '', second = '', third, ...deeper] = path.split('/')
  if (!path.endsWith('.yaml') || deeper.length > 0 || isHidden(path)) return undefined
  if (third !== undefined) return { kind: ofCourse[third] ?? 'lesson', language, course: second }
  const kind = ofLanguage[second]
  return kind && { kind, language, course: '' }
}
