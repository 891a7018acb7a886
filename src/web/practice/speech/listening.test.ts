import { expect, test } from 'vitest'
import { type Listening, type ListeningEvent, listen, phrasesOf, silence } from './listening.ts'

const said = (...alternatives: string[]) => [{ alternatives, isFinal: true }]

/** What follows events, each with its time. */
const after = (...events: [number, ListeningEvent][]): Listening =>
  events.reduce((state, [at, event]) => listen(state, event, at), silence)
const tapped = { type: 'tapped' } as const
const ended = (take: number) => ({ type: 'ended', take }) as const
const failed = (error: string, take = 1) => ({ type: 'failed', take, error }) as const
const heard = (text: string, take = 1) => ({ type: 'heard', take, phrases: said(text) }) as const

test('a tap begins a take, what is said in it is kept', () => {
  const state = after([0, tapped], [900, heard('नमस्ते')])
  expect(state).toMatchObject({ phase: 'on', take: 1 })
  expect(phrasesOf(state)).toEqual(said('नमस्ते'))
})

test('a take that ends is begun again, and goes on from what was said', () => {
  const state = after([0, tapped], [900, heard('नमस्ते')], [1200, ended(1)], [3000, heard('दास जी', 2)])
  expect(state).toMatchObject({ phase: 'on', take: 2 })
  expect(phrasesOf(state)).toEqual([...said('नमस्ते'), ...said('दास जी')])
})

test('after 10 s in which nothing was heard it stops, and says why', () => {
  const takeLater = after([0, tapped], [4000, ended(1)])
  expect(listen(takeLater, { type: 'clock' }, 9999)).toMatchObject({ phase: 'on', stopped: null })
  expect(listen(takeLater, { type: 'clock' }, 10_000)).toMatchObject({ phase: 'off', stopped: 'quiet' })
  expect(listen(takeLater, ended(2), 10_000)).toMatchObject({ phase: 'off', stopped: 'quiet' })
})

test('the 10 s begin with what was heard last', () => {
  const state = after([0, tapped], [9000, heard('आम')])
  expect(listen(state, { type: 'clock' }, 18_999).phase).toBe('on')
  expect(listen(state, { type: 'clock' }, 19_000)).toMatchObject({ phase: 'off', stopped: 'quiet' })
})

test('a second tap lets the recogniser finish, for 3 s at most', () => {
  const ending = after([0, tapped], [2000, tapped])
  expect(ending.phase).toBe('ending')
  expect(phrasesOf(listen(ending, heard('आम'), 2600))).toEqual(said('आम'))
  expect(listen(ending, ended(1), 2700)).toMatchObject({ phase: 'off', take: 1, stopped: null })
  expect(listen(ending, { type: 'clock' }, 4999).phase).toBe('ending')
  expect(listen(ending, { type: 'clock' }, 5000)).toMatchObject({ phase: 'off', stopped: null })
})

test('a third tap begins anew, and forgets what was said', () => {
  const state = after([0, tapped], [500, heard('आम')], [2000, tapped], [2100, tapped])
  expect(state).toMatchObject({ phase: 'on', take: 2, before: [], now: [] })
})

test.each([
  ['audio-capture', 'no-microphone'],
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'service-off'],
  ['language-not-supported', 'no-hindi'],
  ['network', 'unreachable'],
  ['bad-grammar', 'broken'],
  ['threw', 'broken'],
])('the recogniser that fails with %s is %s', (error, trouble) => {
  expect(after([0, tapped], [50, failed(error)])).toMatchObject({ phase: 'off', trouble })
})

test.each(['no-speech', 'aborted'])('%s in one take is no trouble', (error) => {
  const state = after([0, tapped], [5000, failed(error)], [5001, ended(1)])
  expect(state).toMatchObject({ phase: 'on', take: 2, trouble: null })
})

test('three takes in a row that end as they begin are a trouble', () => {
  const twice = after([0, tapped], [20, ended(1)], [40, ended(2)])
  expect(twice).toMatchObject({ phase: 'on', take: 3 })
  expect(listen(twice, ended(3), 60)).toMatchObject({ phase: 'off', trouble: 'broken' })
  expect(listen(twice, ended(3), 900)).toMatchObject({ phase: 'on', take: 4, trouble: null })
})

test('a tap after a trouble tries again', () => {
  expect(after([0, tapped], [50, failed('network')], [900, tapped])).toMatchObject({
    phase: 'on',
    take: 2,
    trouble: null,
  })
})

test('it stops while the page is out of sight, and says so', () => {
  expect(after([0, tapped], [100, { type: 'left' }])).toMatchObject({ phase: 'off', stopped: 'away' })
  expect(after([100, { type: 'left' }])).toMatchObject({ phase: 'off', stopped: null })
})

test('what comes of an earlier take, or once it is off, is too late', () => {
  const second = after([0, tapped], [4000, ended(1)])
  expect(listen(second, heard('late', 1), 4100)).toBe(second)
  expect(listen(second, failed('network', 1), 4100)).toBe(second)
  const off = listen(second, { type: 'silenced' }, 5000)
  expect(listen(off, heard('late', 2), 5100)).toBe(off)
})
