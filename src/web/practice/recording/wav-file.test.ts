import { expect, test } from 'vitest'
import { wavFile } from './wav-file.ts'

test('a WAV file tells its rate and length, and holds its samples', () => {
  const file = wavFile({ data: Float32Array.from([0, 1, -1, 0.5, 3]), rate: 22_050 })
  const view = new DataView(file)
  const text = (from: number, to: number) => String.fromCharCode(...new Uint8Array(file.slice(from, to)))
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
  expect(file.byteLength).toBe(54)
  expect([4, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([46, 22_050, 44_100, 10])
  expect([44, 46, 48, 50, 52].map((at) => view.getInt16(at, true))).toEqual([
    0, 32_767, -32_767, 16_384, 32_767,
  ])
})
