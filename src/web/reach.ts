import { CallError } from './call-error.ts'

export const whileOffline = 'You are offline. Your work is kept; please try again when you are connected.'

/** Like fetch; a connection that fails is told in a sentence for people. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallError(
      0,
      navigator.onLine
        ? 'The academy cannot be reached just now. Please try again in a moment.'
        : whileOffline,
    )
  }
}
