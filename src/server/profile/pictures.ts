import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { atMost } from '../at-most.ts'
import { type FilePlace, fileStoreOf } from '../media/file-store-of.ts'
import { forever, sendFile } from '../media/send-file.ts'
import { Refusal } from '../refusal.ts'

/** spec 9: the crop area. */
const size = { width: 400, height: 300 }
/** A phone's photograph has 12 to 50 million; a bomb a billion. */
const mostPixels = 50_000_000
const mostBytes = 5 * 1024 * 1024
/** A large one whose lines come interleaved takes 300 MB while it is drawn, whoever sends it. */
const drawing = atMost(1, 50)

const keptName = /^[0-9a-f]{32}\.webp$/
const wrongKind = 'Please select Image in PNG, JPG'

/**
 * Keeps a profile picture and answers with its file name, served under /UserProfile/. What is kept is drawn anew from
 * the pixels: whatever else the file carried (a place, a script, a second format) stays behind.
 */
export async function keepPicture(dataUrl: string, place: FilePlace): Promise<string> {
  const bytes = bytesOf(dataUrl)
  const content = await drawing.run(() => drawnAnew(bytes))
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`
  await fileStoreOf(place).keep(join(folderOf(place), name), content)
  return name
}

/** Removes a picture that nobody's profile shows any more. */
export async function dropPicture(name: string, place: FilePlace): Promise<void> {
  if (keptName.test(name)) await fileStoreOf(place).drop(join(folderOf(place), name))
}

function folderOf({ dataDir }: FilePlace): string {
  return join(dataDir, 'profile')
}

/** GET /UserProfile/{file}: the name tells the content, so it may be kept for ever. */
export function registerPictures(app: FastifyInstance): void {
  const folder = folderOf(app.deps.config)
  const files = fileStoreOf(app.deps.config)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { file } = request.params as { file: string }
    if (!keptName.test(file)) throw new Refusal(404, 'There is no such file here.')
    // Somebody may have deleted their account at another server.
    await files.bring(join(folder, file), { anew: true })
    return sendFile({ request, reply }, join(folder, file), forever)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/UserProfile/:file', handler: answer })
}

/** What the file is, its own first bytes say; what its name or the sender says does not count. */
function bytesOf(dataUrl: string): Buffer {
  const encoded = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1]
  const bytes = Buffer.from(encoded ?? '', 'base64')
  if (bytes.length > mostBytes) throw refused('This picture is too large. Please choose one under 5 MB.', 413)
  const isPng = bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from('\xff\xd8\xff', 'latin1'))
  if (!isPng && !isJpeg) throw refused(wrongKind)
  return bytes
}

async function drawnAnew(bytes: Buffer): Promise<Buffer> {
  // The header alone is read here, so its claim may be of any size.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(refused(wrongKind)))
  if (width * height > mostPixels) {
    throw refused('This picture has too many pixels. Please choose a smaller one.')
  }
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => Promise.reject(refused('This picture cannot be read. Please choose another one.')))
}

function refused(message: string, status = 422): Refusal {
  return new Refusal(status, message, { fields: [{ field: 'profile_pic', message }] })
}
