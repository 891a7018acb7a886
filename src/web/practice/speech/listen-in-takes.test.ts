import { expect, test } from 'vitest'
import { listenInTakes, type Take } from './listen-in-takes.ts'

function ear() {
  const takes: Take[] = []
  const heard: string[] = []
  const ends: (string | null)[] = []
  const clock = { ms: 0 }
  const stop = listenInTakes({
    newTake: () => {
      const take: Take = {
        lang: '',
        interimResults: false,
        onresult: null,
        onerror: null,
        onend: null,
        start() {},
        abort() {
          take.onend?.()
        },
      }
      takes.push(take)
      return take
    },
    now: () => clock.ms,
    onHeard: (transcript) => heard.push(transcript),
    onEnd: (error) => ends.push(error),
  })
  return { takes, heard, ends, clock, stop }
}
const said = (transcript: string) => ({ results: [[{ transcript }]] })

test('it listens for Hindi and tells what it hears', () => {
  const { takes, heard } = ear()
  expect(takes[0]?.lang).toBe('hi-IN')
  takes[0]?.onresult?.(said('नमस्ते '))
  expect(heard).toEqual(['नमस्ते'])
})

test('a take that ends is begun again', () => {
  const { takes, ends, clock } = ear()
  clock.ms = 4000
  takes[0]?.onend?.()
  expect(takes).toHaveLength(2)
  expect(ends).toEqual([])
})

test('after 10 s of silence it ends', () => {
  const { takes, ends, clock } = ear()
  clock.ms = 10_000
  takes[0]?.onend?.()
  expect(takes).toHaveLength(1)
  expect(ends).toEqual([null])
})

test('the 10 s begin with what was heard last', () => {
  const { takes, ends, clock } = ear()
  clock.ms = 9000
  takes[0]?.onresult?.(said('आम'))
  clock.ms = 15_000
  takes[0]?.onend?.()
  expect(takes).toHaveLength(2)
  expect(ends).toEqual([])
})

test('a missing microphone ends it at once, with its reason', () => {
  const { takes, ends } = ear()
  takes[0]?.onerror?.({ error: 'audio-capture' })
  expect(takes).toHaveLength(1)
  expect(ends).toEqual(['audio-capture'])
})

test('no speech in one take is no trouble', () => {
  const { takes, ends } = ear()
  takes[0]?.onerror?.({ error: 'no-speech' })
  takes[0]?.onend?.()
  expect(takes).toHaveLength(2)
  expect(ends).toEqual([])
})

test('once stopped it begins no new take', () => {
  const { takes, ends, stop } = ear()
  stop()
  expect(takes).toHaveLength(1)
  expect(ends).toEqual([])
})
