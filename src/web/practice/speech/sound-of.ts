/** `silent` where there was none, where the browser refused it, or where it was ended before it began. */
export type Played = 'heard' | 'silent' | 'failed'

/** On a line on which nobody answers, a sound would be waited for in silence, and for ever. */
export const longestSilence = 15_000

/** Begins a sound, and tells what became of it once it ends, is paused, breaks off, or does not come. */
export function soundOf(audio: HTMLAudioElement): Promise<Played> {
  return new Promise((resolve) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const end = (played: Played) => {
      clearTimeout(waiting)
      resolve(audio.currentTime > 0 ? 'heard' : played)
    }
    const wait = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => end('failed'), longestSilence)
    }
    wait()
    audio.addEventListener('waiting', wait)
    audio.addEventListener('playing', () => clearTimeout(waiting))
    audio.addEventListener('ended', () => end('silent'))
    audio.addEventListener('pause', () => end('silent'))
    audio.addEventListener('error', () => end('failed'))
    // A browser may refuse to play before the first touch: the button is there.
    audio.play().catch((error: unknown) => end(isRefusal(error) ? 'silent' : 'failed'))
  })
}

const isRefusal = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
