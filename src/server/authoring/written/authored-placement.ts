import { z } from 'zod'
import { placementLevels } from '#rules/placement/levels.ts'
import { phrase, sentence, shortId, text } from './authored-text.ts'

const base = {
  id: shortId,
  level: z.enum(placementLevels),
  /** The course into which it places: the one that teaches what is asked, and its lesson where one does. */
  course: shortId,
  lesson: shortId.optional(),
  /** In place of the skill's own instruction. */
  ask: text.optional(),
}
const wrong = z.array(text).min(2).max(3)
/** Where a word is left out. */
export const gap = '___'

/** The bank of a placement test. Without `right`, the English (of the script, the roman) is the right answer. */
export const AuthoredPlacement = z.array(
  z.union(
    [
      z.strictObject({
        ...base,
        skill: z.literal('listening'),
        hear: sentence,
        right: text.optional(),
        wrong,
      }),
      z.strictObject({ ...base, skill: z.literal('reading'), read: sentence, right: text.optional(), wrong }),
      z.strictObject({ ...base, skill: z.literal('script'), read: sentence, wrong }),
      z.strictObject({ ...base, skill: z.literal('script'), hear: phrase, right: text, wrong }),
      z.strictObject({
        ...base,
        skill: z.literal('grammar'),
        read: sentence.refine(({ hi }) => hi.split(gap).length === 2, { error: `one gap is written ${gap}` }),
        right: text,
        wrong,
      }),
    ],
    {
      error:
        'listening has hear; reading has read; script has read, or hear and right; grammar has read and right',
    },
  ),
)
export type AuthoredPlacementItem = z.infer<typeof AuthoredPlacement>[number]
