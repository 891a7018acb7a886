import type { Playback } from './playback.ts'

const host = 'https://www.youtube-nocookie.com'

/** The address of YouTube's own player, asked to talk with this page. */
export const youtubeAddress = (youtubeId: string, origin: string, autoplay = false) =>
  `${host}/embed/${encodeURIComponent(youtubeId)}?enablejsapi=1&playsinline=1&rel=0&origin=${encodeURIComponent(origin)}${autoplay ? '&autoplay=1' : ''}`

interface Delivery {
  event?: string
  info?: { currentTime?: number; duration?: number; playerState?: number } | number | null
}

export function readDelivery(data: unknown): Delivery | null {
  if (typeof data !== 'string') return null
  try {
    const delivery = JSON.parse(data) as unknown
    return typeof delivery === 'object' ? (delivery as Delivery) : null
  } catch {
    return null
  }
}

/** Speaks with YouTube's frame by messages alone: no script of theirs runs in this page. */
export function listenToYoutube(frame: HTMLIFrameElement, playback: Playback) {
  const known = { ms: playback.state.ms, wall: performance.now(), rate: 1, isPlaying: false }
  const say = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), host)
  const command = (func: string, ...args: unknown[]) => say({ event: 'command', func, args })
  const greet = setInterval(() => say({ event: 'listening', id: 1, channel: 'widget' }), 400)
  playback.attach({
    now: () => known.ms + (known.isPlaying ? (performance.now() - known.wall) * known.rate : 0),
    play: () => command('playVideo'),
    pause: () => command('pauseVideo'),
    seek: (ms) => {
      Object.assign(known, { ms, wall: performance.now() })
      command('seekTo', ms / 1000, true)
    },
    setRate: (rate) => {
      known.rate = rate
      command('setPlaybackRate', rate)
    },
  })
  const receive = (message: MessageEvent) => {
    if (message.origin !== host || message.source !== frame.contentWindow) return
    const delivery = readDelivery(message.data)
    if (!delivery) return
    clearInterval(greet)
    if (delivery.event === 'onError') playback.heard({ playing: false, trouble: 'Video not available' })
    if (typeof delivery.info !== 'object' || !delivery.info) return
    const { currentTime, duration, playerState } = delivery.info
    if (currentTime !== undefined) Object.assign(known, { ms: currentTime * 1000, wall: performance.now() })
    if (duration) playback.heard({ duration: duration * 1000 })
    if (playerState !== undefined) {
      known.isPlaying = playerState === 1
      if (known.isPlaying !== playback.state.playing) playback.heard({ playing: known.isPlaying })
    }
  }
  window.addEventListener('message', receive)
  return () => {
    clearInterval(greet)
    window.removeEventListener('message', receive)
    playback.detach()
  }
}
