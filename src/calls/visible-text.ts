import { z } from 'zod'
import { isVisible } from '#rules/names.ts'

/** A text that must be there, without the blanks around it; of signs that nobody sees it is not there. */
export const visibleText = (missing = 'Please fill this in.') =>
  z.string().trim().min(1, { error: missing, abort: true }).refine(isVisible, missing)
