import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beginVideo, sendVideoPart, type VideoUpload, videoFiles, videoUpload } from '#calls/studio-videos.ts'
import type { Config } from '../../config.ts'
import type { Sql } from '../../database/sql.ts'
import type { Media } from '../../media/media.ts'
import { refuseVirus } from '../../media/virus-scan.ts'
import { newId } from '../../new-id.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { nameOf } from '../documents/save-documents.ts'
import { slugOf } from '../rows/new-ids.ts'
import {
  dropParts,
  joinParts,
  keepWhole,
  kindOfVideo,
  receivedOf,
  type Upload,
  wholeOf,
  writePart,
} from './video-parts.ts'
import {
  beginUpload,
  dropUpload,
  finishedUploads,
  finishUpload,
  type KeptUpload,
  unfinishedUpload,
  uploadOf,
} from './video-store.ts'

export function registerVideos(
  app: FastifyInstance,
  { media, shipped }: { media: Media; shipped: string[] },
): void {
  const place: Place = { folder: media.videosDir, files: media.files }

  serve(app, videoFiles, async ({ sql }) => {
    const sent = (await finishedUploads(sql)).map(({ file, name, size, by, at }) => {
      return { file, name, size, by, at: at.toISOString() }
    })
    const all = [...sent, ...(await Promise.all(shipped.map(shippedFiles))).flat()]
    return all.map((video) => ({ ...video, url: media.signedMediaUrl(`/media/files/${video.file}`) }))
  })

  serve(app, beginVideo, async (context) => {
    const { sql, student, body, now } = context
    const begun = await unfinishedUpload(sql, { authorId: student.id, ...body })
    const id = begun?.id ?? newId()
    if (!begun) await beginUpload(sql, { id, ...body, authorId: student.id, by: nameOf(context), now })
    context.changed({ subject: 'video', subjectId: id, before: null, after: body })
    return inTurn(id, () => goOn(context, { id, authorId: student.id }, place))
  })

  serve(app, videoUpload, ({ sql, params, student }) =>
    shownUpload(sql, { id: params.id, authorId: student.id }, place),
  )
  serve(app, sendVideoPart, (context) => inTurn(context.params.id, () => takePart(context, place)))
}

type Place = Omit<Upload, 'id'>
type Asked = Parameters<typeof uploadOf>[1]
type Sending = Context<{ id: string }, unknown, { offset: number; bytes: string }>

const lastOf = new Map<string, Promise<unknown>>()

/**
 * The parts of a film one after the other. The last one is sent again where it took long: the film is put together once,
 * and nothing in it changes while the scanner looks at it.
 */
async function inTurn<Done>(id: string, work: () => Promise<Done>): Promise<Done> {
  const mine = (lastOf.get(id) ?? Promise.resolve()).then(work, work)
  lastOf.set(id, mine)
  try {
    return await mine
  } finally {
    if (lastOf.get(id) === mine) lastOf.delete(id)
  }
}

/** Where all of a film is here already, it is what comes after that which was cut off, or which nobody could do then. */
async function goOn(
  { sql, config, now }: Pick<Context, 'sql' | 'config' | 'now'>,
  asked: Asked,
  place: Place,
) {
  const upload = await known(sql, asked)
  const isWhole = upload.file === null && (await receivedOf({ ...place, id: upload.id })) === upload.size
  if (isWhole) await finish(sql, { upload, place, config, now })
  return shownUpload(sql, asked, place)
}

async function takePart(
  { sql, params: { id }, student, body, config, now }: Sending,
  place: Place,
): Promise<VideoUpload> {
  const asked = { id, authorId: student.id }
  const upload = await known(sql, asked)
  const bytes = Buffer.from(body.bytes, 'base64')
  if (upload.file !== null) return shownUpload(sql, asked, place)
  if (body.offset + bytes.length > upload.size)
    throw new Refusal(422, 'This is more than the film was said to have.')
  const isTaken = await writePart({ ...place, id }, { offset: body.offset, bytes })
  // Where parts are missing before it, the reply tells from where to go on.
  if (isTaken && (await receivedOf({ ...place, id })) === upload.size)
    await finish(sql, { upload, place, config, now })
  return shownUpload(sql, asked, place)
}

interface Finishing {
  upload: KeptUpload
  place: Place
  config: Pick<Config, 'CLAMD'>
  now: Date
}

async function finish(sql: Sql, { upload, place, config, now }: Finishing) {
  const { id, name } = upload
  const parts = { ...place, id }
  await joinParts(parts)
  const kind = await lookedThrough(parts, config).catch(async (error) => {
    // What cannot be looked at just now stays, and is not sent again. Or it is gone, because another server has just put
    // it in its place.
    if (error instanceof Refusal && error.status !== 503) {
      await dropParts(parts)
      await dropUpload(sql, id)
    }
    throw error
  })
  const slug = slugOf(name.slice(0, name.length - extname(name).length)) || 'film'
  const file = `${slug}-${id
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-8)}.${kind}`
  await keepWhole(parts, file)
  await finishUpload(sql, { id, file, now })
}

async function lookedThrough(parts: Upload, { CLAMD }: Pick<Config, 'CLAMD'>): Promise<'mp4' | 'webm'> {
  const kind = await kindOfVideo(parts)
  if (!kind) throw new Refusal(422, 'This is no film that browsers play: an MP4 or a WebM is.')
  await refuseVirus(CLAMD, wholeOf(parts))
  return kind
}

async function shownUpload(sql: Sql, asked: Asked, place: Place): Promise<VideoUpload> {
  const { id } = asked
  const { name, size, file } = await known(sql, asked)
  return { id, name, size, file, received: file === null ? await receivedOf({ ...place, id }) : size }
}

async function known(sql: Sql, asked: Asked): Promise<KeptUpload> {
  const found = await uploadOf(sql, asked)
  if (!found) throw new Refusal(404, 'There is no such film.')
  return found
}

async function shippedFiles(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(mp4|webm)$/.test(name))
  return Promise.all(
    names.map(async (file) => {
      const { size } = await stat(join(folder, file))
      return { file, name: file, size, by: '', at: null }
    }),
  )
}
