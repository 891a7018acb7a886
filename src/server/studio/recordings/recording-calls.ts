import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { keepRecording, listenTo, removeRecording, type SaidText } from '#calls/studio-recordings.ts'
import type { Media } from '../../media/media.ts'
import { recordingName } from '../../media/recordings.ts'
import { refuseVirus } from '../../media/virus-scan.ts'
import type { Rate, SpeechRequest } from '../../media/voice.ts'
import { voiceIn } from '../../media/voice-in.ts'
import { soundAt } from '../../practice/sounds.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { nameOf } from '../documents/save-documents.ts'
import { mp3OfSound } from './mp3-of-sound.ts'
import { deleteRecording, recordings, recordingsOf, saveRecording } from './recording-store.ts'
import { NoSound } from './wav.ts'

const anotherLook = 30_000

export function registerRecordings(app: FastifyInstance, media: Media): void {
  const learn = async () => media.recordings.learn(await recordings(app.deps.sql))
  app.addHook('onReady', learn)
  // What another process of the same database was given.
  const looking = setInterval(
    () => learn().catch((error) => app.log.error({ err: error }, 'recordings')),
    anotherLook,
  )
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))

  serve(app, listenTo, (context) => said(context, heardBy(context, media), media))
  serve(app, keepRecording, async (context) => {
    const { sql, body, config, now } = context
    const heard = heardBy(context, media)
    const { text } = heard
    const sound = Buffer.from(body.sound, 'base64')
    const { mp3, duration } = await mp3OfSound(sound).catch(refused)
    await refuseVirus(config.CLAMD, Readable.from([sound]))
    const file = createHash('sha256').update(mp3).digest('hex').slice(0, 32)
    const ending = body.rate === 'slow' ? '.slow.mp3' : '.mp3'
    await media.files.keep(join(media.recordings.folder, file + ending), mp3)
    const by = nameOf(context)
    const kept = { name: recordingName(text), rate: body.rate, said: text, file, duration, by, at: now }
    const before = (await recordingsOf(sql, kept.name)).find(({ rate }) => rate === body.rate)
    await saveRecording(sql, kept)
    await learn()
    context.changed({ subject: 'recording', subjectId: text, before: before ?? null, after: kept })
    return said(context, heard, media)
  })
  serve(app, removeRecording, async (context) => {
    const heard = heardBy(context, media)
    const { text } = heard
    const { rate } = context.body
    const name = recordingName(text)
    const before = (await recordingsOf(context.sql, name)).find((one) => one.rate === rate)
    await deleteRecording(context.sql, { name, rate })
    await learn()
    context.changed({ subject: 'recording', subjectId: text, before: before ?? null, after: null })
    return said(context, heard, media)
  })
}

type Hearing = Context<unknown, unknown, { [said in 'text' | 'languageId' | 'audio']?: string | undefined }>
type Heard = Pick<SpeechRequest, 'text' | 'voice'>

/** What is said, and by whom: as sent, or at the address that was sent. */
function heardBy({ body, now }: Hearing, media: Media): Heard {
  if (body.text !== undefined) return { text: body.text, voice: voiceIn(body.languageId) }
  const token = /[?&]t=([\w-]+)/.exec(body.audio ?? '')?.[1] ?? ''
  return media.speechAt(token, now)
}

async function said({ sql }: Hearing, { text, voice }: Heard, media: Media): Promise<SaidText> {
  const kept = await recordingsOf(sql, recordingName(text))
  const heard = (rate: Rate) => soundAt(media, { text, voice, rate })
  return {
    text,
    normal: heard('normal'),
    slow: heard('slow'),
    recorded: kept.map(({ rate, by, at, duration }) => ({ rate, by, at: at.toISOString(), duration })),
  }
}

function refused(error: unknown): never {
  if (error instanceof NoSound) throw new Refusal(422, error.message)
  throw error
}
