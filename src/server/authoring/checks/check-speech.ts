import { rulesOf } from '#language/language-rules.ts'
import { lintSpeech } from '../../media/speak-lint.ts'
import type { VoiceEngine } from '../../media/voice-engine.ts'
import { readerOf } from '../resolving/glosses.ts'
import { readingsOf } from '../resolving/resolve-words.ts'
import { readTree } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

/** Words whose vowels the voice gets wrong. It asks the engine for each word, so it runs only when asked for. */
export async function checkSpeech(folder: string, engine: Pick<VoiceEngine, 'phonemes'>): Promise<Problem[]> {
  const found: Problem[] = []
  // What is said is compared with what Hindi's rules say: other languages are not asked.
  const hindi = readTree(folder, []).filter(({ language }) => language.id === 'hindi')
  for (const { words, wordsSource } of hindi.flatMap(({ courses }) => courses)) {
    if (!wordsSource) continue
    const rules = rulesOf('hindi')
    const reader = readerOf([], readingsOf(words, rules))
    const written = words.map(({ hi, roman, speak }) => {
      return { text: hi, roman: roman ?? rules.romanise(hi), speak: speak ?? reader.respelt(hi) }
    })
    for (const { text, message } of await lintSpeech(engine, written)) {
      const at = words.findIndex(({ hi }) => hi === text)
      found.push(wordsSource.problem([at, 'hi'], message, 'warning'))
    }
  }
  return found
}
