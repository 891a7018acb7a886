import { beforeEach, expect, test, vi } from 'vitest'
import { type Clock, Playback } from './playback.ts'
import { type KeptPlace, readPlace, writePlace } from './resume.ts'

/** A clock that moves only when told to. */
function clockAt(ms: number) {
  const clock = { ms, isPlaying: false, rate: 1 }
  const hands: Clock = {
    now: () => clock.ms,
    play: () => {
      clock.isPlaying = true
    },
    pause: () => {
      clock.isPlaying = false
    },
    seek: (to) => {
      clock.ms = to
    },
    setRate: (rate) => {
      clock.rate = rate
    },
  }
  return { clock, hands }
}

/** Plays `from` to `to` in steps of 250 ms, the wall keeping pace. */
function play(playback: Playback, clock: { ms: number }, to: number) {
  playback.heard({ playing: true })
  let wall = 0
  for (playback.tick(wall); clock.ms < to; ) {
    clock.ms += 250
    wall += 250
    playback.tick(wall)
  }
  playback.heard({ playing: false })
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const start = (more: Partial<Playback['settings']> = {}) => {
  const onWatched = vi.fn()
  const playback = new Playback({ videoId: 'v1', duration: 10_000, onWatched, ...more })
  const { clock, hands } = clockAt(0)
  playback.attach(hands)
  return { playback, clock, onWatched }
}

test('85 percent played is told once', () => {
  const { playback, clock, onWatched } = start()
  play(playback, clock, 8250)
  expect(onWatched).not.toHaveBeenCalled()
  play(playback, clock, 8500)
  expect(onWatched).toHaveBeenCalledTimes(1)
  play(playback, clock, 10_000)
  expect(onWatched).toHaveBeenCalledTimes(1)
})

test('a drag to the end is not told', () => {
  const { playback, clock, onWatched } = start()
  playback.seek(9000)
  play(playback, clock, 10_000)
  expect(onWatched).not.toHaveBeenCalled()
})

test('a clock that jumps while playing was not watched', () => {
  const { playback, clock, onWatched } = start()
  playback.heard({ playing: true })
  playback.tick(0)
  clock.ms = 9500
  playback.tick(16)
  expect(onWatched).not.toHaveBeenCalled()
})

test('stretches played on two days add up', () => {
  const first = start()
  play(first.playback, first.clock, 5000)
  const second = start()
  expect(second.playback.state.ms).toBe(5000)
  play(second.playback, second.clock, 8500)
  expect(second.onWatched).toHaveBeenCalledTimes(1)
})

test('a video watched before is not told again', () => {
  writePlace('v1', { ms: 0, intervals: [[0, 9000]] })
  const { playback, clock, onWatched } = start()
  play(playback, clock, 10_000)
  expect(onWatched).not.toHaveBeenCalled()
})

test('a clip counts for itself, begins at its beginning and stops at its end', () => {
  const { playback, clock, onWatched } = start({ clip: { from: 4000, to: 6000 } })
  expect(clock.ms).toBe(4000)
  clock.isPlaying = true
  play(playback, clock, 6000)
  expect(onWatched).toHaveBeenCalledTimes(1)
  expect(clock.isPlaying).toBe(false)
  expect(readPlace('v1')).toEqual({ ms: 0, intervals: [] })
})

test('a looped line turns back at its end, a tapped word stops there', () => {
  const { playback, clock } = start()
  playback.heard({ playing: true })
  playback.playPart({ from: 2000, to: 3000, repeat: true })
  clock.ms = 3010
  playback.tick(1000)
  expect(clock.ms).toBe(2000)
  playback.playPart({ from: 2500, to: 2800, repeat: false })
  clock.ms = 2810
  playback.tick(2000)
  expect(clock.isPlaying).toBe(false)
  expect(playback.state.part).toBeNull()
})

test('seeking out of a looped line ends the loop', () => {
  const { playback } = start()
  playback.playPart({ from: 2000, to: 3000, repeat: true })
  playback.seek(7000)
  expect(playback.state.part).toBeNull()
})

test('Play at the end begins again, and a place near the end is not resumed', () => {
  writePlace('v1', { ms: 9800, intervals: [] })
  const { playback, clock } = start()
  expect(clock.ms).toBe(0)
  playback.seek(10_000)
  playback.play()
  expect(clock.ms).toBe(0)
})

test('what cannot be read is as if nothing were kept', () => {
  localStorage.setItem('video:visitor:v1', '{"ms":"x","intervals":[[1]]}')
  expect(readPlace('v1')).toEqual({ ms: 0, intervals: [] })
  localStorage.setItem('video:visitor:v1', 'not json')
  expect(readPlace('v1')).toEqual({ ms: 0, intervals: [] })
})

test('who signs out while a film is open leaves their place there, and none to a visitor', () => {
  const tab = new Map([['id', 'asha']])
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab.get(key) ?? null })
  const { playback, clock } = start()
  play(playback, clock, 3000)
  tab.delete('id')
  playback.detach()
  expect(readPlace('v1')).toEqual({ ms: 0, intervals: [] })
  expect(readPlace('v1', 'asha')).toEqual({ ms: 3000, intervals: [[0, 3000]] })
})

test('what one person watched, another on the same device has not', () => {
  const tab = new Map([['id', 'asha']])
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab.get(key) ?? null })
  const seen: KeptPlace = { ms: 4000, intervals: [[0, 9000]] }
  writePlace('v1', seen)
  tab.set('id', 'ravi')
  expect(readPlace('v1')).toEqual({ ms: 0, intervals: [] })
  tab.set('id', 'asha')
  expect(readPlace('v1')).toEqual(seen)
})
