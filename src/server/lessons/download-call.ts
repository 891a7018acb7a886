import { extname } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identify, signInFirst } from '../admission.ts'
import type { FilmRow } from '../curriculum/taught-rows.ts'
import type { Media } from '../media/media.ts'
import { sendFile } from '../media/send-file.ts'
import { Refusal } from '../refusal.ts'
import { openLessonOf } from './lesson-gate.ts'
import { filmOf } from './video-details.ts'

type Asked = FastifyRequest<{ Params: { video: string } }>

/** GET /download/{video}: a video as a file, in parts where the client asks so. A drawn film gives its sound. */
export function registerDownload(
  app: FastifyInstance,
  { media, filesDirs }: { media: Media; filesDirs: string[] },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/download/:video',
    config: { family: 'newer' },
    handler: async (request: Asked, reply) => {
      const caller = await identify(request)
      if (!caller) throw signInFirst()
      const { sql, now } = app.deps
      const { video } = request.params
      const asking = { sql, student: caller.student, now: now() }
      const { lesson } = await openLessonOf(asking, (taught) => taught.film(video))
      const path = await fileOf(filmOf(lesson, video), media, filesDirs)
      reply.header('content-disposition', `attachment; filename="${video}${extname(path)}"`)
      return sendFile({ request, reply }, path, 'private, no-cache')
    },
  })
}

async function fileOf({ file, script }: FilmRow, media: Media, filesDirs: string[]): Promise<string> {
  if (file) return media.videoPath(file, filesDirs)
  if (script) return media.films.filmSoundFile(script)
  throw new Refusal(404, 'This video can only be watched, not downloaded.')
}
