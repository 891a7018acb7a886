import type { Said } from '../curriculum/curriculum.ts'
import type { Media } from '../media/media.ts'
import type { Ending } from '../media/media-addresses.ts'
import type { Rate, SpeechRequest } from '../media/voice.ts'
import { voiceIn } from '../media/voice-in.ts'

export interface Spoken {
  media: Media
  expiresAt?: Date
  voice?: 'woman' | 'man'
  /** Hindi where nothing is said. */
  languageId?: string
}

/** Where a text is heard. A word's id finds the recording of a person, where there is one. */
export function sound(
  said: Pick<Said, 'hindi' | 'speak'> & { wordId?: string },
  rate: Rate,
  { media, expiresAt, voice = 'woman', languageId }: Spoken,
): string {
  const recording = said.wordId?.slice(said.wordId.indexOf('.') + 1)
  return soundAt(media, {
    text: said.speak || said.hindi,
    voice: voiceIn(languageId, voice),
    rate,
    ...(recording ? { recording } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  })
}

/** Where a speech is heard; empty where no voice reads its language, and nobody recorded it. */
export function soundAt(media: Media, speech: SpeechRequest & Ending): string {
  const isSaid = speech.voice !== 'none' || media.recordings.isRecorded(speech.text, speech.rate)
  return isSaid ? media.voiceUrl(speech) : ''
}

/** Two voices by turns, so that the ear learns more than one; an exercise always has the same. */
export function voiceFor(exerciseId: string): 'woman' | 'man' {
  const sum = [...exerciseId].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return sum % 2 === 0 ? 'woman' : 'man'
}
