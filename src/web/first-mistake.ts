import type { z } from 'zod'
import './zod-without-eval.ts'

export interface Mistake {
  field: string
  message: string
}

/** The first thing that is wrong with a form, in the order of its fields (spec 4: one at a time). */
export function firstMistake(schema: z.ZodType, form: unknown): Mistake | null {
  const issue = schema.safeParse(form).error?.issues[0]
  return issue ? { field: String(issue.path[0] ?? ''), message: issue.message } : null
}
