import { tagOf } from '#language/language-tags.ts'
import type { Voice } from './voice-engine.ts'

/** The voice that reads a language: Hindi's own, another one's by its tag. */
export function voiceIn(languageId = 'hindi', voice: 'woman' | 'man' = 'woman'): Voice {
  return tagOf(languageId) === 'mr' ? `mr ${voice}` : voice
}
