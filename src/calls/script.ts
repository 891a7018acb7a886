import { z } from 'zod'
import { isScriptItem, isScriptLetter } from '#rules/script/script-items.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'

/** Where a student stands with one letter. */
export const ScriptLetter = z.object({
  id: z.string(),
  state: z.enum(['new', 'met', 'traced', 'known']),
  traced: z.number().int(),
})
export type ScriptLetter = z.infer<typeof ScriptLetter>

/** A word of the curriculum that a letter, or a joined letter, stands in. */
export const ScriptWord = z.object({
  hindi: z.string(),
  roman: z.string(),
  english: z.string(),
  audio: z.string(),
})
export type ScriptWord = z.infer<typeof ScriptWord>

export const script = endpoint({
  ...get,
  path: '/script',
  reply: z.object({
    letters: z.array(ScriptLetter),
    /** Joined letters that were put together or taken apart rightly. */
    joined: z.array(z.string()),
  }),
})

/** How a letter sounds: addresses of all of them would outweigh the page that plays one. */
export const scriptSound = endpoint({
  ...get,
  path: '/script/sounds/:letter',
  params: z.object({ letter: id.refine(isScriptLetter, 'There is no such letter.') }),
  reply: z.object({ audio: z.string(), slowAudio: z.string() }),
})

export const scriptWords = endpoint({
  ...get,
  path: '/script/words/:item',
  params: z.object({ item: id.refine(isScriptItem, 'There is no such letter.') }),
  reply: z.array(ScriptWord),
})

/** Every joined letter with words of the curriculum that it stands in. */
export const scriptConjuncts = endpoint({
  ...get,
  path: '/script/conjuncts',
  reply: z.array(z.object({ whole: z.string(), words: z.array(ScriptWord) })),
})

/** Something done with a letter; `id` is made by the client, so that a retry never counts twice (domain 14). */
export const ScriptEvent = z.object({
  id: z.uuid(),
  kind: z.enum(['traced', 'picked', 'joined', 'mixed-up']),
  item: z.string().refine(isScriptItem, 'There is no such letter.'),
  /** What it was taken for, where it was mixed up. */
  instead: z.string().max(40).default(''),
})
export type ScriptEvent = z.infer<typeof ScriptEvent>

export const scriptEvents = endpoint({
  ...post,
  path: '/script/events',
  body: z.object({ events: z.array(ScriptEvent).min(1).max(100) }),
  reply: z.object({ saved: z.number().int() }),
})
