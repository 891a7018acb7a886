import { LANGUAGES } from '#language/languages-table.ts'
import type { Speaker, Voice } from './voice-engine.ts'

/** The voice that reads a language by its id, or none: no language is read by another one's. */
export function voiceIn(languageId = 'hindi', speaker: Speaker = 'woman'): Voice {
  const language = LANGUAGES.get(languageId)
  if (!language?.hasVoice) return 'none'
  return languageId === 'hindi' ? speaker : `${language.tag} ${speaker}`
}
