import { useState } from 'react'

const key = 'cannotSpeakNow'

/** Whether the learner cannot speak now: kept for this sitting, in this tab. */
export function useQuietSitting(): [boolean, (isQuiet: boolean) => void] {
  const [isQuiet, setIsQuiet] = useState(() => read() !== null)
  const choose = (next: boolean) => {
    keep(next)
    setIsQuiet(next)
  }
  return [isQuiet, choose]
}

// Where storage is forbidden, it holds for this exercise.
function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(isQuiet: boolean): void {
  try {
    if (isQuiet) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {}
}
