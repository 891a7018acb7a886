import { inscriptLetter } from '#language/hindi/typing/inscript.ts'
import type { TypingWay } from './typing-way.ts'

/** What a key means while one types. */
export type KeyMeaning =
  | { does: 'take' | 'turn'; at: number }
  | { does: 'letter'; letter: string }
  | { does: 'dismiss' | 'undo' | 'redo' }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

interface Place {
  way: TypingWay
  offers: number
  /** Which of the offers is chosen. */
  at: number
}

const turns: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Null leaves a key to the field: most of them, and all that give Devanagari by themselves. */
export function meaningOf(pressed: Pressed, place: Place): KeyMeaning | null {
  if ((pressed.ctrlKey || pressed.metaKey) && !pressed.altKey) return wayBack(pressed)
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null
  return (place.offers > 0 ? offerKey(pressed.key, place) : null) ?? inscriptKey(pressed, place)
}

function wayBack({ key, shiftKey }: Pressed): KeyMeaning | null {
  if (key.toLowerCase() === 'y') return { does: 'redo' }
  return key.toLowerCase() === 'z' ? { does: shiftKey ? 'redo' : 'undo' } : null
}

function offerKey(key: string, { offers, at }: Place): KeyMeaning | null {
  const turn = turns[key]
  if (turn) return { does: 'turn', at: (at + turn + offers) % offers }
  if (key === 'Enter') return { does: 'take', at }
  if (key === 'Escape') return { does: 'dismiss' }
  return /^[1-9]$/.test(key) && Number(key) <= offers ? { does: 'take', at: Number(key) - 1 } : null
}

function inscriptKey({ key, code, shiftKey }: Pressed, { way }: Place): KeyMeaning | null {
  if (way !== 'inscript' || !/^[\x21-\x7e]$/.test(key)) return null
  const letter = inscriptLetter(code, shiftKey)
  return letter === undefined ? null : { does: 'letter', letter }
}
