import { hasSound, heardText, tokensOf } from './heard-text.ts'
import type { VoiceEngine } from './voice-engine.ts'

/** A word as it is written, and as it is given to the voice where that differs. */
export type SpokenWord = { text: string; roman: string; speak?: string }
export type SpeakWarning = { text: string; heard: string; message: string }

/** Which words the voice gets wrong by a vowel: said पहेला for पहला. The author mends them with `speak`. */
export async function lintSpeech(
  engine: Pick<VoiceEngine, 'phonemes'>,
  words: SpokenWord[],
): Promise<SpeakWarning[]> {
  const heard = await engine.phonemes(words.map(({ text, speak }) => heardText(speak || text)))
  return words.flatMap((word, at) => speakWarning(word, heard[at] ?? '') ?? [])
}

/** Compares the vowels that are written with those that are heard. */
export function speakWarning({ text, roman }: SpokenWord, heard: string): SpeakWarning | undefined {
  const least = romanSyllables(roman)
  // Roman `aie` may be one run and still be three vowels: each vowel letter inside a word stands for one more.
  const most = least + innerVowels(text)
  const vowels = vowelCount(heard)
  if (vowels >= least && vowels <= most) return undefined
  const message = `The voice says ${vowels} vowels (${heard}) where ${roman} has ${least}. Respell it in \`speak\`.`
  return { text, heard, message }
}

export function romanSyllables(roman: string): number {
  return (
    roman
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[aeiou]+/giu)?.length ?? 0
  )
}

/** Vowels among the engine's sounds; a nasal or a long one is one, and so is a diphthong. */
export function vowelCount(phonemes: string): number {
  return phonemes.split(' ').filter((sound) => /^[ˈˌ]*[aeiouæɐɑɒɔəɛɜɪʊʌ]/u.test(sound.normalize('NFD')))
    .length
}

function innerVowels(text: string): number {
  return tokensOf(text)
    .filter(hasSound)
    .reduce((sum, word) => sum + (word.slice(1).match(/[\u0904-\u0914]/gu)?.length ?? 0), 0)
}
