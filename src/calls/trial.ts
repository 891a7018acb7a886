import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { Lesson } from './lessons.ts'
import { Exercise, Vocabulary } from './practice.ts'

/** One whole lesson for somebody without an account, as a student's own calls give it, with nothing done in it. */
export const TrialLesson = z.object({
  lesson: Lesson,
  exercises: z.array(Exercise),
  vocabularies: z.array(Vocabulary),
})
export type TrialLesson = z.infer<typeof TrialLesson>

/** The lesson to try before signing up: of the language named, else of the first that has one. */
export const trialLesson = endpoint({
  ...get,
  path: '/trialLesson',
  access: 'visitor',
  query: z.object({ languageId: id.optional() }),
  reply: TrialLesson,
})
