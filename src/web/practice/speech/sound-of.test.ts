import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestSilence, type Played, soundOf } from './sound-of.ts'

/** An audio element as far as it is asked here: it says what the test lets it say. */
class Audio extends EventTarget {
  currentTime = 0
  refuse: (error: unknown) => void = () => {}
  play = () => new Promise<void>((_, refuse) => (this.refuse = refuse))
  says = (...names: string[]) => {
    for (const name of names) this.dispatchEvent(new Event(name))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begun() {
  const audio = new Audio()
  let played: Played | 'not yet' = 'not yet'
  void soundOf(audio as unknown as HTMLAudioElement).then((became) => (played = became))
  const became = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms)
    return played
  }
  return { audio, became }
}

test('a sound that is played to its end was heard, however long it takes', async () => {
  const { audio, became } = begun()
  audio.says('playing')
  audio.currentTime = 40
  expect(await became(10 * longestSilence)).toBe('not yet')
  audio.says('pause', 'ended')
  expect(await became()).toBe('heard')
})

test('a sound that does not come, or comes no further, is given up', async () => {
  const silent = begun()
  expect(await silent.became(longestSilence - 1)).toBe('not yet')
  expect(await silent.became(1)).toBe('failed')

  const stalled = begun()
  stalled.audio.says('playing')
  stalled.audio.currentTime = 2
  stalled.audio.says('waiting')
  expect(await stalled.became(longestSilence - 1)).toBe('not yet')
  expect(await stalled.became(1)).toBe('heard')
})

test('a sound that breaks off or cannot be read failed; one that may not begin, or is ended before, is silent', async () => {
  const broken = begun()
  broken.audio.says('error')
  expect(await broken.became()).toBe('failed')
  const unread = begun()
  unread.audio.refuse(new DOMException('', 'NotSupportedError'))
  expect(await unread.became()).toBe('failed')
  const refused = begun()
  refused.audio.refuse(new DOMException('', 'NotAllowedError'))
  expect(await refused.became()).toBe('silent')
  const cut = begun()
  cut.audio.says('pause')
  expect(await cut.became()).toBe('silent')
})
