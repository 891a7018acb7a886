export interface Take {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

interface Ear {
  newTake: () => Take
  now: () => number
  onHeard: (transcript: string) => void
  /** Why it ended: the browser's word for what is wrong, or nothing when it was only quiet. */
  onEnd: (error: string | null) => void
}

// spec 9: the check whether to stop comes after 10 s.
export const quietLimit = 10_000
// A pause or a lost take is no trouble: the next one begins.
const passing = ['no-speech', 'aborted']

/**
 * Listens for Hindi in short takes, each begun again when it ends, since continuous listening does not exist on Android;
 * ends once nothing was heard for 10 s. What is said in a new take stands for what was said before: one tries again.
 */
export function listenInTakes({ newTake, now, onHeard, onEnd }: Ear): () => void {
  let lastHeard = now()
  let current: Take | null = null
  const stop = () => {
    const ending = current
    current = null
    ending?.abort()
  }
  const next = () => {
    const take = newTake()
    take.lang = 'hi-IN'
    take.interimResults = true
    take.onresult = ({ results }) => {
      lastHeard = now()
      const heard = Array.from(results, (result) => result[0]?.transcript ?? '')
      onHeard(heard.join(' ').trim())
    }
    take.onerror = ({ error }) => {
      if (current !== take || passing.includes(error)) return
      stop()
      onEnd(error)
    }
    take.onend = () => {
      if (current !== take) return
      if (now() - lastHeard < quietLimit) return next()
      current = null
      onEnd(null)
    }
    current = take
    take.start()
  }
  next()
  return stop
}
