import { useLayoutEffect } from 'react'
import type { Playback } from './playback.ts'

interface PlayerKeys {
  playback: Playback
  onLoop: () => void
  onCaptions: () => void
  /** Off where the page has keys of its own, and where no single key shall do anything. */
  isOn: boolean
}

const ownSpace = 'button, a, summary, select, [role="slider"]'
const ownKeys = 'input:not([type="range"]), textarea, select, [contenteditable], dialog'

/** Space plays and pauses, arrows go back and on, L loops the line, C shows or hides the captions. */
export function usePlayerKeys({ playback, onLoop, onCaptions, isOn }: PlayerKeys) {
  // With the player itself: an effect after its first picture would lose a key that is pressed at once.
  useLayoutEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || target.closest(ownKeys)) return
      const isRange = target instanceof HTMLInputElement
      const deeds: Record<string, (() => void) | undefined> = {
        ' ': target.closest(ownSpace) ? undefined : playback.toggle,
        ArrowLeft: isRange ? undefined : () => playback.seek(playback.state.ms - 5000),
        ArrowRight: isRange ? undefined : () => playback.seek(playback.state.ms + 5000),
        l: onLoop,
        c: onCaptions,
      }
      const deed = deeds[event.key.length > 1 ? event.key : event.key.toLowerCase()]
      if (!deed) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [playback, onLoop, onCaptions, isOn])
}
