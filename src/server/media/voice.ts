import { createHash } from 'node:crypto'
import type { FileStore } from './file-store.ts'
import { hasSound, heardText, tokensOf } from './heard-text.ts'
import { createSoundFolder, type KeptSound } from './kept-files.ts'
import type { FindRecording } from './recordings.ts'
import type { PartTimes, Voice, VoiceEngine } from './voice-engine.ts'

export type Rate = 'normal' | 'slow'

/** `text` may hold [[phonemes]]; `recording` is a word's id, under which a person's voice may be kept. */
export type SpeechRequest = { text: string; voice: Voice; rate: Rate; recording?: string }

export type HeardWord = { text: string; from: number; to: number }
export type Speech = {
  file: string
  duration: number
  words: HeardWord[]
  source: 'human' | 'synthesised'
}

export type VoiceBox = { speak(request: SpeechRequest): Promise<Speech> }

/** Slow is another speech, never a stretched file. */
export const wordsPerMinute: Record<Rate, number> = { normal: 140, slow: 85 }

type Parts = { engine: VoiceEngine; folder: string; recordingOf?: FindRecording; files?: FileStore }

/** Says a text: in a person's voice where one was recorded, else synthesised once and kept. */
export function createVoice({ engine, folder, recordingOf, files }: Parts): VoiceBox {
  const sounds = createSoundFolder<Omit<Speech, 'file' | 'source'>>(folder, files)
  return {
    async speak(request) {
      const recorded = await recordingOf?.(request)
      if (recorded) return { ...recorded, words: [], source: 'human' }
      const key = speechKey(request, engine.version)
      const facts = await sounds.keep(key, () => synthesised(engine, request))
      return { ...facts, file: sounds.soundPath(key), source: 'synthesised' }
    },
  }
}

/** The name of a speech: the same text said alike has one, so its address can be given before it is made. */
export function speechKey({ text, voice, rate }: SpeechRequest, engineVersion: string): string {
  const said = [heardText(text), voice, wordsPerMinute[rate], engineVersion]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32)
}

async function synthesised(
  engine: VoiceEngine,
  { text, voice, rate }: SpeechRequest,
): Promise<KeptSound<Omit<Speech, 'file' | 'source'>>> {
  const spoken = await engine.speak([{ text: heardText(text), voice, wordsPerMinute: wordsPerMinute[rate] }])
  return { mp3: spoken.mp3, facts: { duration: spoken.duration, words: heardWords(text, spoken.parts[0]) } }
}

function heardWords(text: string, part: PartTimes | undefined): HeardWord[] {
  return tokensOf(text).flatMap((token, index) => {
    const times = part?.tokens[index]
    return times && hasSound(token) ? [{ text: token, from: times[0], to: times[1] }] : []
  })
}
