import type { Samples } from './samples.ts'

const headerBytes = 44

/** Samples as a WAV file, one channel of 16 bits: every browser plays it, knows its length, and can turn back in it. */
export function wavFile({ data, rate }: Samples): ArrayBuffer {
  const file = new ArrayBuffer(headerBytes + data.length * 2)
  const view = new DataView(file)
  const text = (at: number, letters: string) => {
    for (const [place, letter] of [...letters].entries()) view.setUint8(at + place, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, file.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, data.length * 2, true)
  for (const [at, sample] of data.entries()) {
    view.setInt16(headerBytes + at * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true)
  }
  return file
}
