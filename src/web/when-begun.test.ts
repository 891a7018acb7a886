import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenBegun } from './when-begun.ts'

let page: EventTarget
const act = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  act.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A frame, and what is done behind it. */
const painted = () => vi.advanceTimersByTime(20)

test('who only looks has begun after three seconds', () => {
  whenBegun(act)
  vi.advanceTimersByTime(3000)
  expect(act).toHaveBeenCalledTimes(0)
  painted()
  expect(act).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'keydown'])('who presses (%s) has begun once that is drawn', (press) => {
  whenBegun(act)
  page.dispatchEvent(new Event(press))
  expect(act).toHaveBeenCalledTimes(0)
  painted()
  expect(act).toHaveBeenCalledTimes(1)
})

test('who has looked for less has not', () => {
  whenBegun(act)
  vi.advanceTimersByTime(2900)
  painted()
  expect(act).toHaveBeenCalledTimes(0)
})

test('who saves data has begun with a press alone', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  whenBegun(act)
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(0)
  page.dispatchEvent(new Event('keydown'))
  painted()
  expect(act).toHaveBeenCalledTimes(1)
})

test('who leaves before that never began, whatever is pressed then', () => {
  const leave = whenBegun(act)
  page.dispatchEvent(new Event('keydown'))
  leave()
  page.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(0)
})
