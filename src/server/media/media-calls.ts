import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withDots } from '#rules/captions.ts'
import type { TaughtFilm } from '../curriculum/curriculum.ts'
import { Refusal } from '../refusal.ts'
import { type CaptionKind, captionKinds, captionsOf } from './film-captions.ts'
import type { Media } from './media.ts'
import type { Ending, MediaQuery } from './media-addresses.ts'
import { pathIn } from './path-in.ts'
import { forever, sendCaptions, sendFile } from './send-file.ts'

export type MediaDeps = {
  media: Media
  now: () => Date
  /** What is said in a video: the script of a drawn film, or that a file was rendered from; or captions as written. */
  saidIn: (videoId: string) => SaidIn | undefined | Promise<SaidIn | undefined>
  /** Folders of files that come with the academy. */
  filesDirs: string[]
  picturesDir: string
}

type SaidIn = Pick<TaughtFilm, 'script' | 'captions'>
type Asked = FastifyRequest<{ Params: { name: string }; Querystring: MediaQuery & { t?: string } }>
type Answer = (request: Asked, reply: FastifyReply) => Promise<unknown>

const hour = 'public, max-age=3600'

/** Everything under /media/: voice, films' sound, captions, files, pictures. */
export function registerMedia(app: FastifyInstance, deps: MediaDeps): void {
  const { media, now } = deps
  const signed = (request: Asked) => {
    const [path = ''] = request.url.split('?')
    return media.checkSignature(path, request.query, now())
  }

  get(app, 'voice', async (request, reply) => {
    named(request, /^([0-9a-f]{32})\.mp3$/)
    const { expiresAt, ...speech } = media.speechAt(request.query.t ?? '', now())
    const { file } = await media.voice.speak(speech)
    return sendFile({ request, reply }, file, untilThen({ expiresAt }, now()))
  })

  get(app, 'film', async (request, reply) => {
    const until = signed(request)
    const path = media.films.soundPath(named(request, /^([0-9a-f]{32})\.mp3$/))
    await media.files.bring(path)
    return sendFile({ request, reply }, path, untilThen(until, now()))
  })

  get(app, 'captions', async (request, reply) => {
    signed(request)
    const said = await deps.saidIn(named(request, /^([a-z0-9.-]+)\.(?:hi|roman|en)\.vtt$/))
    const kind = captionKind(request)
    const text = said?.script
      ? captionsOf(await media.films.filmOnTheClock(said.script), kind)
      : withDots(said?.captions?.[kind] ?? '')
    if (!text) throw new Refusal(404, 'There are no captions here.')
    return sendCaptions({ request, reply }, text, 'private, max-age=3600')
  })

  get(app, 'files', async (request, reply) => {
    const until = signed(request)
    const file = named(request, /^([a-z0-9][a-z0-9-]*\.(?:mp4|webm))$/)
    const path = await media.videoPath(file, deps.filesDirs)
    return sendFile({ request, reply }, path, until.expiresAt ? untilThen(until, now()) : hour)
  })

  get(app, 'images', async (request, reply) => {
    const file = named(request, /^([a-z0-9][a-z0-9-]*\.svg)$/)
    const path = pathIn([deps.picturesDir, media.picturesDir], file)
    return sendFile({ request, reply }, path, 'public, max-age=86400')
  })
}

function get(app: FastifyInstance, folder: string, answer: Answer): void {
  app.route({ method: ['GET', 'HEAD'], url: `/media/${folder}/:name`, handler: answer as never })
}

/** The name's part that matters. A pattern names all that may stand there, so no path leads out of the folder. */
function named(request: Asked, pattern: RegExp): string {
  const name = pattern.exec(request.params.name)?.[1]
  if (name === undefined) throw new Refusal(404, 'There is no such file here.')
  return name
}

function captionKind(request: Asked): CaptionKind {
  const kind = request.params.name.split('.').at(-2)
  return captionKinds.find((known) => known === kind) ?? 'hi'
}

/** What is open to all may be kept for ever; what ends is kept by the learner's own browser, and no longer. */
function untilThen({ expiresAt }: { expiresAt?: Ending['expiresAt'] | undefined }, now: Date): string {
  if (!expiresAt) return forever
  return `private, max-age=${Math.floor((expiresAt.getTime() - now.getTime()) / 1000)}, immutable`
}
