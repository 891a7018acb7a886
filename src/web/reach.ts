import { CallError } from './call-error.ts'
import { longestReading, noteAnswer, noteSilence, patience } from './connection.ts'

export const unreached =
  'The academy cannot be reached just now. Your work is kept; please try again in a moment.'

/** Like fetch; a connection that fails is told in a sentence for people. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  const waiting = setTimeout(noteSilence, patience)
  try {
    const response = await fetch(address, init)
    noteAnswer()
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    void noteSilence()
    throw new CallError(0, unreached)
  } finally {
    clearTimeout(waiting)
  }
}

/** What can be asked for again is not waited for as long as a browser would, until its reply begins. */
export async function reachInTime(
  address: string,
  init: RequestInit,
  longest = longestReading,
): Promise<Response> {
  const late = new AbortController()
  const giveUp = () => late.abort(new DOMException('Too late', 'TimeoutError'))
  const waiting = setTimeout(giveUp, longest)
  try {
    return await reach(address, { ...init, signal: late.signal })
  } finally {
    clearTimeout(waiting)
  }
}
