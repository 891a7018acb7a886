import type { Voice } from './voice-engine.ts'

type Speaker = 'woman' | 'man'

const voices: Record<string, Record<Speaker, Voice>> = {
  hindi: { woman: 'woman', man: 'man' },
  marathi: { woman: 'mr woman', man: 'mr man' },
}

/** The voice that reads a language by its id; Hindi's reads those that have none. */
export function voiceIn(languageId = 'hindi', speaker: Speaker = 'woman'): Voice {
  return (voices[languageId] ?? voices.hindi)?.[speaker] ?? speaker
}
