import { join } from 'node:path'
import { createFilmSound } from './film-sound.ts'
import { createKnownRecordings } from './known-recordings.ts'
import { createMediaAddresses } from './media-addresses.ts'
import { recordingsIn } from './recordings.ts'
import { createVoice } from './voice.ts'
import { createVoiceEngine, type EngineSettings } from './voice-engine.ts'

export type MediaSettings = {
  dataDir: string
  secretKey: string
  /** Where a CDN serves /media/, if one does. */
  origin?: string
  engine?: EngineSettings
}

export type Media = ReturnType<typeof openMedia>

/** The academy's voice, films and their addresses. Nothing is started before the first word is spoken. */
export function openMedia({ dataDir, secretKey, origin, engine: settings }: MediaSettings) {
  const engine = createVoiceEngine(settings)
  const addresses = createMediaAddresses(secretKey, engine.version, origin)
  const folder = join(dataDir, 'media')
  const [videosDir, picturesDir] = [join(dataDir, 'videos'), join(dataDir, 'pictures')]
  const recordings = createKnownRecordings(join(dataDir, 'recordings'))
  const voiceUrl: typeof addresses.voiceUrl = (request) =>
    addresses.voiceUrl(recordings.withRecording(request))
  const voice = createVoice({
    engine,
    folder: join(folder, 'voice'),
    recordingOf: recordingsIn(recordings.folder),
  })
  const films = createFilmSound({ engine, folder: join(folder, 'film'), addresses })
  return {
    engine,
    voice,
    films,
    recordings,
    videosDir,
    picturesDir,
    ...addresses,
    voiceUrl,
    close: engine.close,
  }
}
