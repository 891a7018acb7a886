const classNasals: [RegExp, string][] = [
  [/ं(?=[कखगघ])/gu, 'ङ्'],
  [/ं(?=[चछजझ])/gu, 'ञ्'],
  [/ं(?=[टठडढ])/gu, 'ण्'],
  [/ं(?=[तथदध])/gu, 'न्'],
  [/ं(?=[पफबभम])/gu, 'म्'],
]

/** A bindu after a short vowel is a nasal letter: the engine says हिन्दी rightly, and हिंदी not. */
export function heardText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?<=[क-हअइउ़िुृ])ं[क-ह](?!\u093c)/gu, (pair) =>
      classNasals.reduce((spelt, [bindu, nasal]) => spelt.replace(bindu, nasal), pair),
    )
}

/** What the engine counts as one stretch: between blanks, or written as phonemes. */
export function tokensOf(text: string): string[] {
  return text.match(/\[\[.*?\]\]\S*|\S+/gu) ?? []
}

export function hasSound(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token)
}
