import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const idle: Worker[] = []

/** An argon2id tag, made in a thread of its own that gives way to all others. As many begin as are asked for at once. */
export async function tagInThread(parameters: Argon2Parameters): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(new URL('hash-thread.ts', import.meta.url))
  // Only while somebody waits for it does it keep the process from ending.
  thread.ref()
  const answered = once(thread, 'message')
  thread.postMessage(parameters)
  // A thread that failed is not asked again.
  const [tag] = (await answered) as [Uint8Array]
  thread.unref()
  idle.push(thread)
  return Buffer.from(tag)
}
