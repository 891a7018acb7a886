import type { ServerResponse } from 'node:http'

const size = 128 * 1024
/** What is kept for the next: as much as a hundred replies at once need. */
const mostKept = 100
/** What is smaller comes out of Node's own pool. */
const leastReused = 4096
const free: Buffer[] = []

/**
 * Parts of a reply behind one another, in memory that is used again as soon as the reply has left: memory of this size
 * lies outside of V8's heap, and for every few hundred new pieces of it V8 goes through the heap with the whole
 * curriculum in it. Whose line is cut keeps it, as something may still be written from it.
 */
export function inReusedMemory(parts: readonly Buffer[], response: ServerResponse): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (length < leastReused || length > size) return Buffer.concat(parts, length)
  const memory = free.pop() ?? Buffer.allocUnsafeSlow(size)
  let end = 0
  for (const part of parts) end += part.copy(memory, end)
  response.once('finish', () => {
    if (free.length < mostKept) free.push(memory)
  })
  return memory.subarray(0, length)
}
