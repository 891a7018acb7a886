import { join } from 'node:path'
import { type FileStore, onDisk } from './file-store.ts'
import { createFilmSound } from './film-sound.ts'
import { createKnownRecordings } from './known-recordings.ts'
import { createMediaAddresses } from './media-addresses.ts'
import { pathIn } from './path-in.ts'
import { recordingsIn } from './recordings.ts'
import { createVoice } from './voice.ts'
import { createVoiceEngine, type EngineSettings } from './voice-engine.ts'

export type MediaSettings = {
  dataDir: string
  secretKey: string
  /** Where a CDN serves /media/, if one does. */
  origin?: string
  engine?: EngineSettings
  /** Where files are kept that people sent or that were made; this disk, where nothing is said. */
  files?: FileStore
}

export type Media = ReturnType<typeof openMedia>

/** The academy's voice, films and their addresses. Nothing is started before the first word is spoken. */
export function openMedia({ dataDir, secretKey, origin, engine: settings, files = onDisk }: MediaSettings) {
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
    recordingOf: recordingsIn(recordings.folder, files),
    files,
  })
  const films = createFilmSound({ engine, folder: join(folder, 'film'), addresses, files })
  return {
    engine,
    files,
    voice,
    films,
    recordings,
    videosDir,
    picturesDir,
    /** Where a film's file stands: shipped, or sent by somebody and brought here. */
    async videoPath(file: string, shipped: string[]): Promise<string> {
      const path = pathIn([...shipped, videosDir], file)
      if (path === join(videosDir, file)) await files.bring(path)
      return path
    },
    ...addresses,
    voiceUrl,
    endWithin: engine.endWithin,
    close: engine.close,
  }
}
