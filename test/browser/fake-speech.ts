import { expect, type Page } from '@playwright/test'

/** What a fake recogniser does in one take: hears guesses, fails, throws, ends, or waits. */
export type FakeTake =
  | { hears: string[]; isGuess?: boolean }
  | { fails: string }
  | { ends: true }
  | { throws: true }
  | { waits: true }

declare global {
  interface Window {
    /** What the takes do, one after the other. */
    fakeTakes: FakeTake[]
    /** The settings with which takes were begun. */
    takesBegun: { lang: string; maxAlternatives: number }[]
    microphone: FakeMicrophone
    tracksOpen: number
    /** What the microphone hears, since it was last opened. */
    heard: AudioContext
    /** How often a sound that repeats has begun again. */
    repeats: number
  }
}

/** A recogniser that does as it is told. */
export async function fakeRecogniser(page: Page, takes: FakeTake[]): Promise<void> {
  await page.addInitScript((told) => {
    window.fakeTakes = told
    window.takesBegun = []
    type Listener = ((event: unknown) => void) | null
    class FakeRecogniser {
      lang = ''
      interimResults = false
      maxAlternatives = 1
      onresult: Listener = null
      onerror: Listener = null
      onend: Listener = null
      isOver = false
      end() {
        if (this.isOver) return
        this.isOver = true
        this.onend?.({})
      }
      start() {
        window.takesBegun.push({ lang: this.lang, maxAlternatives: this.maxAlternatives })
        const [take] = window.fakeTakes
        // What was said is not said again by itself; a trouble stays.
        if (window.fakeTakes.length > 1 || (take && 'hears' in take)) window.fakeTakes.shift()
        if (!take || 'waits' in take) return
        if ('throws' in take) throw new DOMException('Already begun.', 'InvalidStateError')
        setTimeout(() => {
          if ('fails' in take) this.onerror?.({ error: take.fails })
          if ('hears' in take) {
            const guesses = take.hears.map((transcript) => ({ transcript }))
            this.onresult?.({ results: [Object.assign(guesses, { isFinal: !take.isGuess })] })
          }
          if (!('hears' in take && take.isGuess)) setTimeout(() => this.end(), 30)
        }, 40)
      }
      stop() {
        setTimeout(() => this.end(), 20)
      }
      abort() {
        setTimeout(() => this.end(), 0)
      }
    }
    Object.assign(window, { SpeechRecognition: FakeRecogniser, webkitSpeechRecognition: FakeRecogniser })
  }, takes)
}

export async function withoutRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: undefined })
    }
  })
}

/** What the microphone does: a tone after some silence, silence alone, no answer, or an error of this name. */
export type FakeMicrophone = 'tone' | 'silence' | 'never' | `${string}Error`

/**
 * A microphone that does what `window.microphone` says; the browser's own recorder records it. Tracks that were not let
 * go of are counted.
 */
export async function fakeMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.microphone = 'tone'
    window.tracksOpen = 0
    window.repeats = 0
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.onseeked = () => {
        if (this.loop) window.repeats += 1
      }
      return play.call(this)
    }
    const getUserMedia = async () => {
      const { microphone } = window
      if (microphone === 'never') return new Promise(() => {})
      if (microphone.endsWith('Error')) throw new DOMException('No.', microphone)
      const context = new AudioContext()
      window.heard = context
      const tone = context.createOscillator()
      const level = context.createGain()
      level.gain.value = 0
      if (microphone === 'tone') level.gain.setValueAtTime(0.5, context.currentTime + 0.6)
      const out = context.createMediaStreamDestination()
      tone.connect(level).connect(out)
      tone.start()
      for (const track of out.stream.getTracks()) {
        window.tracksOpen += 1
        const end = track.stop.bind(track)
        track.stop = () => {
          if (track.readyState === 'live') window.tracksOpen -= 1
          end()
        }
      }
      return out.stream
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  })
}

/** Until the microphone has heard so much, however long a busy machine takes for it. */
export async function hears(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.heard.currentTime)).toBeGreaterThan(seconds)
}
