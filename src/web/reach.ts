import { CallError } from './call-error.ts'
import { noteAnswer, noteSilence, patience } from './connection.ts'

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
