import type { Voice } from './voice-engine.ts'

type Speaker = 'woman' | 'man'

const hindi: Record<Speaker, Voice> = { woman: 'woman', man: 'man' }
const voices: Record<string, Record<Speaker, Voice>> = {
  hindi,
  marathi: { woman: 'mr woman', man: 'mr man' },
}

/** The voice that reads a language by its id; Hindi's reads those that have none. */
export function voiceIn(languageId = 'hindi', speaker: Speaker = 'woman'): Voice {
  return (voices[languageId] ?? hindi)[speaker]
}
