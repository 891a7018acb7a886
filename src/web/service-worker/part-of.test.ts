import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'

const ten = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } })

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=2-5', '2345', 'bytes 2-5/10'],
  ['bytes=7-99', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
])('%s is answered with %s', async (range, text, said) => {
  const part = await partOf(ten(), range)
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(said)
  expect(part.headers.get('content-length')).toBe(String(text.length))
  expect(part.headers.get('content-type')).toBe('audio/mpeg')
  expect(await part.text()).toBe(text)
})

test('without a range, or with one that says nothing, the whole is sent', async () => {
  for (const range of [null, 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5']) {
    const answer = await partOf(ten(), range)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('0123456789')
  }
})

test('a part past the end is refused', async () => {
  const answer = await partOf(ten(), 'bytes=10-')
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */10')
})
