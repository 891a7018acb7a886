import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Academy, academyAt, inAcademy } from './academy.ts'
import { deadPort } from './dead-ends.ts'
import { adminOf } from './kill.ts'
import { ask, heldAbout, type Json, type Learner, newLearner, password } from './learner.ts'
import type { Proof, Result } from './proof.ts'
import { toneOf } from './sounds.ts'
import { startSwift } from './swift.ts'
import { timeOf } from './watch.ts'

export const s3: Proof = {
  name: 's3',
  proves: 'two servers share pictures, films, recordings and sounds in a real S3 store (OpenStack Swift)',
  async run() {
    const store = await startSwift()
    if (!store)
      return [
        { on: 'swift', figures: 'Swift is not here: apt-get install swift-proxy', wrong: ['not tried'] },
      ]
    try {
      return [await inAcademy('postgresql', (one) => besideAnother(one, store))]
    } finally {
      store.stop()
    }
  },
}

type Store = NonNullable<Awaited<ReturnType<typeof startSwift>>>

async function besideAnother(one: Academy, store: Store): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-proof-other-'))
  const { port } = await deadPort()
  const other = academyAt({ dataDir, port, databaseUrl: one.databaseUrl })
  try {
    return await shared({ one, other, store })
  } finally {
    other.end()
  }
}

interface Pair {
  one: Academy
  other: Academy
  store: Store
}

async function shared({ one, other, store }: Pair): Promise<Result> {
  const admin = adminOf(one)
  for (const academy of [one, other]) await academy.start(store.env).ready
  const learner = await newLearner(one.url)
  if (!learner) throw new Error('Nobody could sign up.')
  const teller = await admin()
  const wrong: string[] = []
  const check = (what: string, holds: boolean) => void (holds || wrong.push(what))
  const at = (academy: Academy, path: string) => `${academy.url}${path}`

  const picture = await keptPicture(learner)
  check('a picture sent to one is seen at the other', (await timeOf(at(other, picture))).status === 200)

  const voice = await wordsVoice(learner)
  check('a sound made by one', (await timeOf(voice)).status === 200)
  check('is heard at the other', (await timeOf(voice.replace(one.url, other.url))).status === 200)

  const sound = toneOf(1.2).toString('base64')
  const said = await ask(teller, 'PUT /admin/recordings', { text: 'आम', sound })
  const recorded: string = said?.body?.results?.data?.normal ?? ''
  check('a recording is kept', said?.status === 200)
  const { pathname, search } = new URL(recorded, one.url)
  check('and heard at the other', (await timeOf(at(other, pathname + search))).status === 200)

  const film = await sentFilm(teller, [one.url, other.url])
  check('a film sent in parts to both is whole', film.status === 200 && film.file !== null)
  for (const academy of [one, other])
    check(`a part of it is given by ${academy.url}`, await givesTheMiddle(at(academy, film.path), film.bytes))

  store.sleep()
  check('with the store silent the site answers', (await timeOf(at(one, '/api/plans'))).status === 200)
  check('what was copied is served', (await timeOf(at(other, film.path))).status === 200)
  const refused = await keptPicture(learner, 200).catch((error: Error) => error.message)
  check(`a picture is refused in words (${refused})`, refused === '503')
  store.wake()
  check('and taken once it is back', (await keptPicture(learner, 77)).startsWith('/UserProfile/'))

  const last = await keptPicture(learner, 5)
  await timeOf(at(other, last))
  await ask(learner, 'POST /deleteAccount', { password })
  check('a deleted picture is gone at both', (await timeOf(at(other, last))).status === 404)
  const figures = `pictures, sounds, a recording and a film of ${film.bytes.length} bytes in ${film.parts} parts, through two servers with disks of their own; store silent: 503; ${wrong.length} wrong`
  return { on: 'swift', figures, wrong }
}

/** Where the new picture is served; throws its status where it was not taken. */
async function keptPicture(learner: Learner, shade = 10): Promise<string> {
  const background = { r: shade, g: 90, b: 160 }
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const form = { name: 'Asha', surname: 'Raoof', email: learner.email, dob: '01-01-2000', country_id: 'IN' }
  const profile_pic = `data:image/png;base64,${png.toString('base64')}`
  const reply = await ask(learner, 'PUT /update', { ...form, profile_pic, type: 'png' })
  if (reply?.status !== 200) throw new Error(String(reply?.status))
  return `/UserProfile/${(await heldAbout(learner)).profile.picture}`
}

async function wordsVoice(learner: Learner): Promise<string> {
  const reply = await ask(learner, 'GET /lessonVocabularies/hindi-market-mangoes')
  const [word] = (reply?.body?.results?.data ?? []) as Json[]
  return new URL(word.audio, learner.url).href
}

const partBytes = 3 * 1024 * 1024

/** Each part goes to the next server. */
async function sentFilm(admin: Learner, urls: string[]) {
  const head = Buffer.from('\0\0\0\x18ftypmp42', 'latin1')
  const bytes = Buffer.alloc(20 * 1024 * 1024 + 17)
  head.copy(bytes)
  for (let at = head.length; at < bytes.length; at += 1) bytes[at] = (at * 31) % 251
  const begun = await ask(admin, 'POST /admin/videos', { name: 'Market.mp4', size: bytes.length })
  const { id } = begun?.body?.results?.data ?? {}
  let reply = begun
  let parts = 0
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    const who = { ...admin, url: urls[parts % urls.length] ?? admin.url }
    const part = bytes.subarray(offset, offset + partBytes).toString('base64')
    reply = await ask(who, `PUT /admin/videos/${id}`, { offset, bytes: part })
    parts += 1
  }
  const file = reply?.body?.results?.data?.file ?? null
  const files = (await ask(admin, 'GET /admin/videos'))?.body?.results?.data ?? []
  const path: string = files.find((known: Json) => known.file === file)?.url ?? '/none'
  const { pathname, search } = new URL(path, admin.url)
  return { status: reply?.status, file, bytes, parts, path: pathname + search }
}

async function givesTheMiddle(url: string, bytes: Buffer): Promise<boolean> {
  const [from, to] = [5_000_000, 17_000_000]
  const reply = await fetch(url, { headers: { range: `bytes=${from}-${to}` } })
  const given = Buffer.from(await reply.arrayBuffer())
  return reply.status === 206 && given.equals(bytes.subarray(from, to + 1))
}
