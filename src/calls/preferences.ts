import { z } from 'zod'
import { scriptModes } from '#rules/script-ladder.ts'
import { endpoint, get } from './endpoint.ts'

export const ScriptMode = z.enum(scriptModes)

/** What a student chose for every device; null where nothing was chosen. */
export const Preferences = z.object({ script: ScriptMode.nullable() })
export type Preferences = z.infer<typeof Preferences>

export const preferences = endpoint({ ...get, path: '/preferences', reply: Preferences })

export const savePreferences = endpoint({
  ...get,
  method: 'PUT',
  path: '/preferences',
  oneself: true,
  body: z.object({ script: ScriptMode }),
  reply: Preferences,
})

/** The words that roman fades from: their forms, packed (language/lexicon.ts), and how well they are known. */
export const scriptLadder = endpoint({
  ...get,
  path: '/scriptLadder',
  reply: z.array(z.tuple([z.string(), z.number().int().min(0).max(4)])),
})
