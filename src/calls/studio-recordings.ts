import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const content = { access: 'admin', permission: 'content', family: 'newer' } as const

/** A text to be heard, or the address at which it is heard: `audio` of a word, an option, an exercise. */
const heard = {
  text: z.string().trim().min(1).max(500).optional(),
  /** Whose text it is; Hindi's where nothing is said. An address knows it. */
  languageId: z.string().max(60).optional(),
  audio: z.string().max(4000).optional(),
}
const oneOf = [
  ({ text, audio }: { text?: unknown; audio?: unknown }) => (text === undefined) !== (audio === undefined),
  { error: 'Send a text, or the address of a sound' },
] as const

/** How a text is heard now: `normal` and `slow` are empty where no voice reads its language and nobody recorded it. Wherever it is said alone, by a word, an option or a sentence, it is heard so. */
export const SaidText = z.object({
  text: z.string(),
  normal: z.string(),
  slow: z.string(),
  /** In a person's voice, with who and when. */
  recorded: z.array(
    z.object({
      rate: z.enum(['normal', 'slow']),
      by: z.string(),
      at: z.iso.datetime(),
      /** Milliseconds. */
      duration: z.number().int(),
    }),
  ),
})
export type SaidText = z.infer<typeof SaidText>

/** Synthesised, or as somebody recorded it: the addresses to listen to. */
export const listenTo = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/listen',
  asksOnly: true,
  body: z.object(heard).refine(...oneOf),
  reply: SaidText,
})

/**
 * Keeps a person's voice for a text: a WAV (16 bits; what a browser recorded, decoded) or an MP3, of half a second to
 * twenty. It is heard at once, in drafts and by students.
 */
export const keepRecording = endpoint({
  ...content,
  method: 'PUT',
  path: '/admin/recordings',
  holdsPicture: true,
  body: z
    .object({
      ...heard,
      rate: z.enum(['normal', 'slow']).default('normal'),
      /** Base64. */
      sound: z.string().min(1).max(6_000_000),
    })
    .refine(...oneOf),
  reply: SaidText,
})

/** The academy's synthesised voice says it again. */
export const removeRecording = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/recordings/remove',
  body: z.object({ ...heard, rate: z.enum(['normal', 'slow']).default('normal') }).refine(...oneOf),
  reply: SaidText,
})
