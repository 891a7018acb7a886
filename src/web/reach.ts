import { CallError } from './call-error.ts'
import { longestQuiet, longestReading, noteAnswer, noteSilence, patience } from './connection.ts'

export const unreached =
  'The academy cannot be reached just now. Your work is kept; please try again in a moment.'

/** Like fetch, and whole once it is here; a connection that fails is told in a sentence for people. */
export async function reach(address: string, init: RequestInit, onBegun = () => {}): Promise<Response> {
  const waiting = setTimeout(noteSilence, patience)
  try {
    const response = await fetch(address, init)
    clearTimeout(waiting)
    noteAnswer()
    onBegun()
    return await wholeOf(response)
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
  const begun = () => clearTimeout(waiting)
  try {
    return await reach(address, { ...init, signal: late.signal }, begun)
  } finally {
    begun()
  }
}

/** To its end: a line that breaks, or goes quiet, in the middle of a reply is none either. What comes slowly comes. */
async function wholeOf(response: Response): Promise<Response> {
  const ahead = response.clone().body?.getReader()
  let isQuiet = false
  const giveUp = () => {
    isQuiet = true
    void ahead?.cancel()
    void response.body?.cancel()
  }
  while (ahead && !(await nextOf(ahead, giveUp)).done);
  if (isQuiet) throw new DOMException('Too quiet', 'TimeoutError')
  return response
}

type Ahead = ReadableStreamDefaultReader<Uint8Array>

async function nextOf(ahead: Ahead, giveUp: () => void): Promise<ReadableStreamReadResult<Uint8Array>> {
  const waiting = [setTimeout(noteSilence, patience), setTimeout(giveUp, longestQuiet)]
  try {
    return await ahead.read()
  } finally {
    for (const timer of waiting) clearTimeout(timer)
  }
}
