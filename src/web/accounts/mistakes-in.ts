import type { z } from 'zod'
import '../zod-without-eval.ts'

/** The first thing that is wrong with each field of a form. */
export function mistakesIn(schema: z.ZodType, form: unknown): Record<string, string> {
  const issues = schema.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}
