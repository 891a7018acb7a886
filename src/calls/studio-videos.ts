import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'

const content = { access: 'admin', permission: 'content', family: 'newer' } as const

/** How much of a file may come in one part, in bytes. */
export const largestPart = 4 * 1024 * 1024

/** A film that is being sent, or was. It goes on from `received`, also on another day. */
export const VideoUpload = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().int(),
  received: z.number().int(),
  /** What a lesson's film names as its file, once all of it is here. */
  file: z.string().nullable(),
})
export type VideoUpload = z.infer<typeof VideoUpload>

/** Begins a film, or finds the one of this name and size that one had begun. */
export const beginVideo = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/videos',
  body: z.object({
    name: z.string().trim().min(1).max(200),
    size: z
      .number()
      .int()
      .min(1000, 'This is no film: it is too small.')
      .max(2 * 1024 ** 3, 'A film has 2 GB at most.'),
  }),
  reply: VideoUpload,
})

/** One part from `offset` on; sent twice, it is as good as once. The log of changes holds the film's beginning alone. */
export const sendVideoPart = endpoint({
  ...content,
  method: 'PUT',
  path: '/admin/videos/:id',
  params: z.object({ id }),
  holdsPicture: true,
  asksOnly: true,
  body: z.object({
    offset: z.number().int().min(0),
    /** Base64, of `largestPart` bytes at most. */
    bytes: z
      .string()
      .min(1)
      .max(Math.ceil(largestPart / 3) * 4),
  }),
  reply: VideoUpload,
})

export const videoUpload = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/videos/:id',
  params: z.object({ id }),
  reply: VideoUpload,
})

/** The films that a lesson may name: those that were sent, the latest first, and those that came with the curriculum. */
export const videoFiles = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/videos',
  reply: z.array(
    z.object({
      file: z.string(),
      name: z.string(),
      size: z.number().int(),
      by: z.string(),
      at: z.iso.datetime().nullable(),
      /** Where it is watched. */
      url: z.string(),
    }),
  ),
})
