import { useState } from 'react'

/** How one types Hindi: as it sounds, by the keys on the page, or by keys that lie as InScript has them. */
export type TypingWay = 'roman' | 'screen' | 'inscript'

export const typingWays: { way: TypingWay; label: string }[] = [
  { way: 'roman', label: 'Roman letters' },
  { way: 'screen', label: 'Keys on screen' },
  { way: 'inscript', label: 'My keys are InScript' },
]
const key = 'typing'

function readWay(): TypingWay {
  const kept = localStorage.getItem(key)
  return typingWays.find(({ way }) => way === kept)?.way ?? 'roman'
}

/** The way that was last chosen on this device. */
export function useTypingWay(): [TypingWay, (way: TypingWay) => void] {
  const [way, setWay] = useState(readWay)
  const choose = (chosen: TypingWay) => {
    setWay(chosen)
    localStorage.setItem(key, chosen)
  }
  return [way, choose]
}
