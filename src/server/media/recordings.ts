import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, onDisk } from './file-store.ts'
import { mp3Duration } from './mp3-duration.ts'
import type { SpeechRequest } from './voice.ts'

export type Recording = { file: string; duration: number }
export type FindRecording = (request: SpeechRequest) => Promise<Recording | undefined>

/** The name under which a person's recording of a text is kept, where it is no word's id. */
export function recordingName(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 16)
}

/** Human recordings of one language: `<word id or name>.mp3`, and `….slow.mp3` where somebody said it slowly. */
export function recordingsIn(folder: string, files: FileStore = onDisk): FindRecording {
  return async ({ text, rate, recording }) => {
    const ending = rate === 'slow' ? '.slow.mp3' : '.mp3'
    for (const name of [recording, recordingName(text)]) {
      if (!name || !/^[a-z0-9-]+$/.test(name)) continue
      const file = join(folder, name + ending)
      // Only what an address names was ever sent; a file under a text's own name was laid there by hand.
      if (name === recording) await files.bring(file)
      const mp3 = await readFile(file).catch(() => undefined)
      if (mp3) return { file, duration: mp3Duration(mp3) }
    }
    return undefined
  }
}
