import type { Clock, Playback } from './playback.ts'

const notAvailable = 'Video not available'

/** An <audio> or <video> as the clock. The pitch stays as it is at every speed. */
export function mediaClock(media: HTMLMediaElement): Clock {
  media.preservesPitch = true
  return {
    now: () => media.currentTime * 1000,
    play: () => {
      fetchAgain(media)
      // A refused start (a browser that wants a tap first) leaves the Play button as it is.
      media.play().catch(() => {})
    },
    pause: () => media.pause(),
    seek: (ms) => {
      media.currentTime = ms / 1000
    },
    setRate: (rate) => {
      media.playbackRate = rate
    },
  }
}

/** What could not be fetched, as in a tunnel, an element never asks for again by itself: whoever presses Play does. */
function fetchAgain(media: HTMLMediaElement): void {
  if (!media.error && media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return
  const { currentTime, playbackRate } = media
  media.load()
  media.currentTime = currentTime
  media.playbackRate = playbackRate
}

/** Ties an element's events to the playback; gives back how to untie them. */
export function listenTo(media: HTMLMediaElement, playback: Playback) {
  const heard: Record<string, () => void> = {
    play: () => playback.heard({ playing: true, trouble: null }),
    pause: () => playback.heard({ playing: false }),
    ended: () => playback.heard({ playing: false }),
    timeupdate: () => playback.tick(),
    error: () => playback.heard({ playing: false, trouble: notAvailable }),
    loadedmetadata: () => {
      if (Number.isFinite(media.duration)) playback.heard({ duration: media.duration * 1000, trouble: null })
    },
  }
  for (const [name, listener] of Object.entries(heard)) media.addEventListener(name, listener)
  playback.attach(mediaClock(media))
  if (media.error) heard.error?.()
  if (media.readyState > 0) heard.loadedmetadata?.()
  return () => {
    for (const [name, listener] of Object.entries(heard)) media.removeEventListener(name, listener)
    media.pause()
    playback.detach()
  }
}
