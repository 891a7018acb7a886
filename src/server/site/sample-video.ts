import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sampleVideo } from '#calls/sample-video.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { FilmRow } from '../curriculum/taught-rows.ts'
import type { Sql } from '../database/sql.ts'
import { videoDetailsOf, videoOf } from '../lessons/video-details.ts'
import type { Media } from '../media/media.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'

/** For ever: the film is free, so its addresses need no end. */
const open = {}

/** A real film for visitors, and steady addresses of it for a page without scripts. */
export function registerSampleVideo(app: FastifyInstance, media: Media): void {
  serve(app, sampleVideo, async ({ sql }) => videoDetailsOf(await freeFilm(sql), media, open))
  app.get('/media/sample/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { sources, captions } = videoOf(await freeFilm(app.deps.sql), media, open)
    const { name } = request.params
    const found =
      name === 'film' ? sources[0] : captions.find(({ lang }) => `${lang.toLowerCase()}.vtt` === name)
    if (!found) throw new Refusal(404, 'There is no such file here.')
    return reply.header('cache-control', 'public, max-age=600').redirect(found.url)
  })
}

/** The first film file that stands in a free lesson. */
async function freeFilm(sql: Sql): Promise<FilmRow> {
  const { courses } = await taughtNow(sql)
  const lessons = courses.flatMap((course) => course.lessons).filter(({ isFree }) => isFree)
  const film = lessons.flatMap(({ films }) => films).find(({ file }) => file)
  if (!film) throw new Refusal(404, 'There is no film to try just now.')
  return film
}
