import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { inReusedMemory } from './reused-memory.ts'

const response = () => new ServerResponse(new IncomingMessage(new Socket()))
const parts = (letter: string, length: number) => [Buffer.from(letter), Buffer.alloc(length - 1, letter)]

test('replies on their way at once have memory of their own; what has left is used again', () => {
  const [first, second] = [response(), response()]
  const a = inReusedMemory(parts('a', 5000), first)
  const b = inReusedMemory(parts('b', 9000), second)
  expect(a.toString()).toBe('a'.repeat(5000))
  expect(b.toString()).toBe('b'.repeat(9000))
  first.emit('finish')
  const c = inReusedMemory(parts('c', 6000), response())
  expect(c.toString()).toBe('c'.repeat(6000))
  expect(c.buffer).toBe(a.buffer)
  expect(b.toString()).toBe('b'.repeat(9000))
})

test('what was on a line that was cut is not used again', () => {
  const cut = response()
  const a = inReusedMemory(parts('a', 5000), cut)
  cut.emit('close')
  const b = inReusedMemory(parts('b', 5000), response())
  expect(b.buffer).not.toBe(a.buffer)
})

test('what is larger than that memory is put together all the same', () => {
  const large = inReusedMemory(parts('d', 200_000), response())
  expect(large.toString()).toBe('d'.repeat(200_000))
})
