import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { atMost } from '../../at-most.ts'
import { tagInThread } from './hash-threads.ts'

/** OWASP's parameters for argon2id: about 31 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
/**
 * A processor stays free for everybody else: a flood of sign-ins must not take every thread and all memory. The rest
 * wait, and past that are told so.
 */
const hashing = atMost(Math.max(1, Math.min(3, availableParallelism() - 1)), 200)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, salt)
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`
}

/** With no hash (an unknown account) it works as long and says no. */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '')
  if (!parts) {
    await tagOf(password, Buffer.alloc(16))
    return false
  }
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts
  const stored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const tag = await tagOf(password, Buffer.from(salt, 'base64'), stored)
  const known = Buffer.from(expected, 'base64')
  return known.length === tag.length && timingSafeEqual(known, tag)
}

/** What is kept of another secret that a person writes down, worked on as a password is. */
export function stretched(secret: string, salt: Buffer): Promise<Buffer> {
  return tagOf(secret, salt)
}

async function tagOf(password: string, nonce: Buffer, parameters = cost): Promise<Buffer> {
  return hashing.run(() => tagInThread({ message: password, nonce, tagLength: 32, ...parameters }))
}
