import { addInterval, type Interval, isWatched } from '#rules/watched.ts'
import { whoseHere } from '../session-storage.ts'
import { readPlace, writePlace } from './resume.ts'

/** Whatever sounds: an <audio>, a <video>, or YouTube's frame. Milliseconds. */
export interface Clock {
  now(): number
  play(): void
  pause(): void
  seek(ms: number): void
  setRate(rate: number): void
}

/** A stretch that is played alone: a word once, a line again and again. */
export interface Part {
  from: number
  to: number
  repeat: boolean
}

export interface PlaybackState {
  playing: boolean
  /** Where it is, to a tenth of a second: what controls show. */
  ms: number
  duration: number
  rate: number
  part: Part | null
  trouble: string | null
}

interface Settings {
  videoId: string
  duration: number
  /** Only this stretch of the video is shown. */
  clip?: Part | { from: number; to: number } | null
  onWatched?: () => void
}

/** Plays one video, whatever its kind: what is shown, what was watched, where to go on next time. */
export class Playback {
  #clock: Clock | null = null
  #state: PlaybackState
  #listeners = new Set<() => void>()
  #frames = new Set<(ms: number) => void>()
  #intervals: Interval[]
  #last: { ms: number; wall: number } | null = null
  #start: number
  #saved = 0
  #isTold = false
  /** Whoever signs out meanwhile has watched it all the same. */
  readonly #whose = whoseHere()
  readonly settings: Settings

  constructor(settings: Settings) {
    this.settings = settings
    const kept = settings.clip ? { ms: 0, intervals: [] } : readPlace(settings.videoId, this.#whose)
    this.#intervals = kept.intervals
    this.#start = settings.clip?.from ?? (kept.ms < settings.duration - 1500 ? kept.ms : 0)
    this.#isTold = isWatched(this.#intervals, settings.duration)
    this.#state = {
      playing: false,
      ms: this.#start,
      duration: settings.duration,
      rate: 1,
      part: null,
      trouble: null,
    }
  }

  get state() {
    return this.#state
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls `draw` for every frame, beginning with now. */
  onFrame = (draw: (ms: number) => void) => {
    this.#frames.add(draw)
    draw(this.#state.ms)
    return () => this.#frames.delete(draw)
  }

  attach(clock: Clock) {
    this.#clock = clock
    clock.seek(this.#state.ms)
    clock.setRate(this.#state.rate)
  }

  detach() {
    this.save()
    this.#clock = null
    this.#set({ playing: false })
  }

  play = () => {
    const end = this.settings.clip?.to ?? this.#state.duration
    if (this.#state.ms >= end - 60) this.seek(this.settings.clip?.from ?? 0)
    this.#clock?.play()
  }
  pause = () => this.#clock?.pause()
  toggle = () => (this.#state.playing ? this.pause() : this.play())

  seek = (ms: number) => {
    const { clip } = this.settings
    const to = Math.min(Math.max(ms, clip?.from ?? 0), clip?.to ?? this.#state.duration)
    const { part } = this.#state
    if (part && (to < part.from || to > part.to)) this.#set({ part: null })
    this.#last = null
    this.#clock?.seek(to)
    this.#show(to)
  }

  setRate = (rate: number) => {
    this.#clock?.setRate(rate)
    this.#set({ rate })
  }

  /** Plays a stretch alone; null goes on with the whole. */
  playPart = (part: Part | null) => {
    this.#set({ part })
    if (!part) return
    this.seek(part.from)
    this.#clock?.play()
  }

  /** The clock says that it started, stopped, or cannot. */
  heard(said: Partial<Pick<PlaybackState, 'playing' | 'trouble' | 'duration'>>) {
    if (said.playing !== undefined) this.#last = null
    this.#set(said)
    if (said.playing) requestAnimationFrame(this.#frame)
    if (said.playing === false) this.save()
  }

  #frame = () => {
    if (!this.#state.playing) return
    this.tick()
    requestAnimationFrame(this.#frame)
  }

  /** Reads the clock: draws, counts what was played, turns back at the end of a part. */
  tick = (wall = performance.now()) => {
    if (!this.#clock || !this.#state.playing) return
    const ms = this.#clock.now()
    this.#count(ms, wall)
    const part = this.#state.part
    const end = part?.to ?? this.settings.clip?.to
    if (end !== undefined && ms >= end) {
      if (part?.repeat) this.seek(part.from)
      else {
        this.pause()
        if (part) this.#set({ part: null })
      }
    }
    this.#show(Math.min(ms, end ?? ms))
    if (wall - this.#saved > 2000) this.save(wall)
  }

  /** A stretch counts where the clock moved no faster than the wall's: a jump was not watched. */
  #count(ms: number, wall: number) {
    const last = this.#last
    this.#last = { ms, wall }
    if (!last || ms <= last.ms || ms - last.ms > (wall - last.wall) * this.#state.rate * 1.25 + 400) return
    const from = this.settings.clip?.from ?? 0
    this.#intervals = addInterval(this.#intervals, last.ms - from, ms - from)
    const length = (this.settings.clip?.to ?? this.#state.duration) - from
    if (this.#isTold || !isWatched(this.#intervals, length)) return
    this.#isTold = true
    // Kept before it is told: whoever goes on at once is not asked to watch it again.
    this.save(wall)
    this.settings.onWatched?.()
  }

  save(wall = performance.now()) {
    this.#saved = wall
    if (this.settings.clip) return
    writePlace(this.settings.videoId, { ms: this.#state.ms, intervals: this.#intervals }, this.#whose)
  }

  #show(ms: number) {
    for (const draw of this.#frames) draw(ms)
    if (Math.abs(ms - this.#state.ms) >= 100 || !this.#state.playing) this.#set({ ms })
  }

  #set(change: Partial<PlaybackState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
