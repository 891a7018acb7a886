import type { StudioLine, StudioSentence } from '#calls/studio-shapes.ts'
import { splitSentence } from '../../authoring/written/authored-text.ts'
import { mapIn, textIn } from './raw-value.ts'

/** A sentence of a file for a form. */
export function sentenceOf(raw: unknown): StudioSentence {
  const map = mapIn(raw)
  if (!map) return splitSentence(textIn(raw))
  return { hi: textIn(map.hi), en: textIn(map.en), ...moreOf(map) }
}

export function sentenceIn(raw: unknown): StudioSentence | undefined {
  return raw === undefined || raw === null ? undefined : sentenceOf(raw)
}

function moreOf(map: Record<string, unknown>): Pick<StudioSentence, 'roman' | 'speak' | 'gloss'> {
  const fields = (['roman', 'speak', 'gloss'] as const).filter((field) => textIn(map[field]) !== '')
  return Object.fromEntries(fields.map((field) => [field, textIn(map[field])]))
}

/** A sentence of a form as a file has it: one text where that says it all. */
export function rawSentence(sentence: StudioSentence | undefined): unknown {
  if (!sentence || isEmpty(sentence)) return undefined
  const { hi, en } = trimmed(sentence)
  const more = moreOf(sentence)
  const plain = hi && en ? `${hi} = ${en}` : hi || en
  const read = splitSentence(plain)
  const isPlain = Object.keys(more).length === 0 && read.hi === hi && read.en === en
  return isPlain ? plain : { hi, ...(en ? { en } : {}), ...more }
}

function isEmpty(sentence: StudioSentence): boolean {
  return Object.values(trimmed(sentence)).every((text) => text === '')
}

function trimmed({ hi, en }: StudioSentence): { hi: string; en: string } {
  return { hi: hi.trim(), en: en.trim() }
}

const spoken = /^([^:=]+):\s*(\S.*)$/s

/** `Meera: नमस्ते! = Hello!`, or the map that says more. */
export function lineOf(raw: unknown): StudioLine {
  const map = mapIn(raw)
  if (map) return { who: textIn(map.who), ...sentenceOf(map) }
  const [, who = '', said = textIn(raw)] = spoken.exec(textIn(raw).trim()) ?? []
  return { who: who.trim(), ...splitSentence(said) }
}

export function rawLine({ who, ...said }: StudioLine): unknown {
  const sentence = rawSentence(said)
  const map = mapIn(sentence)
  const written = `${who.trim()}: ${sentence ?? ''}`
  const read = lineOf(written)
  const isPlain = !map && read.who === who.trim() && read.hi === said.hi.trim() && read.en === said.en.trim()
  return isPlain ? written : { who: who.trim(), hi: said.hi.trim(), en: said.en.trim(), ...moreOf(said) }
}
