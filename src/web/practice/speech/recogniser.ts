import type { Phrase } from './listening.ts'

interface Result extends ArrayLike<{ transcript: string }> {
  isFinal?: boolean
}

/** The browser's recogniser, as far as it is used. */
interface Recogniser {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: { results: ArrayLike<Result> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type RecogniserClass = new () => Recogniser

/** What one take tells. */
export interface TakeNews {
  onHeard: (phrases: Phrase[]) => void
  onFailed: (error: string) => void
  onEnded: () => void
}

export interface Take {
  /** Lets it think to the end. */
  finish: () => void
  /** Ends it without another word. */
  drop: () => void
}

function recogniserClass(): RecogniserClass | undefined {
  const place = window as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  return place.webkitSpeechRecognition ?? place.SpeechRecognition
}

export const canRecognise = () => recogniserClass() !== undefined

/** Listens once for Hindi (spec 9), or for another language by its tag, until the recogniser thinks that the sentence is over. */
export function beginTake(tag: string, { onHeard, onFailed, onEnded }: TakeNews): Take {
  const Recogniser = recogniserClass()
  if (!Recogniser) {
    onFailed('service-not-allowed')
    return { finish: () => {}, drop: () => {} }
  }
  const ear = new Recogniser()
  ear.lang = `${tag}-IN`
  ear.interimResults = true
  ear.maxAlternatives = 5
  ear.onresult = ({ results }) => onHeard(Array.from(results, phraseOf))
  ear.onerror = ({ error }) => onFailed(error)
  ear.onend = onEnded
  const drop = () => {
    ear.onresult = ear.onerror = ear.onend = null
    quietly(() => ear.abort())
  }
  try {
    ear.start()
  } catch {
    onFailed('threw')
  }
  return { finish: () => quietly(() => ear.stop()), drop }
}

const phraseOf = (result: Result): Phrase => ({
  alternatives: Array.from(result, ({ transcript }) => transcript.trim()),
  isFinal: result.isFinal ?? true,
})

/** A recogniser that has ended already may object to being ended. */
function quietly(end: () => void): void {
  try {
    end()
  } catch {}
}
