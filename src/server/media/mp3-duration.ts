const mpeg1 = {
  rates: [44_100, 48_000, 32_000],
  samples: 1152,
  bits: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
}
const mpeg2 = {
  rates: [22_050, 24_000, 16_000],
  samples: 576,
  bits: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

/** Milliseconds of an MP3 (layer 3), by walking its frames. */
export function mp3Duration(mp3: Uint8Array): number {
  return Math.round(framesIn(mp3).reduce((sum, { milliseconds }) => sum + milliseconds, 0))
}

/** Its sound and nothing else: no tags, and nothing that lies between the frames. */
export function mp3Frames(mp3: Uint8Array): Uint8Array {
  return Buffer.concat(framesIn(mp3).map(({ at, bytes }) => mp3.subarray(at, at + bytes)))
}

interface Frame {
  bytes: number
  milliseconds: number
}

function framesIn(mp3: Uint8Array): (Frame & { at: number })[] {
  const frames: (Frame & { at: number })[] = []
  for (let at = afterTag(mp3); at + 4 <= mp3.length; ) {
    const frame = frameAt(mp3, at)
    if (frame) frames.push({ ...frame, at })
    at += frame?.bytes ?? 1
  }
  return frames
}

function afterTag(mp3: Uint8Array): number {
  if (String.fromCharCode(...mp3.subarray(0, 3)) !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (mp3[at] ?? 0), 0)
}

function frameAt(mp3: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, kind = 0, form = 0] = mp3.subarray(at, at + 3)
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined
  const version = (kind >> 3) & 3
  const table = version === 3 ? mpeg1 : mpeg2
  const rate = (table.rates[(form >> 2) & 3] ?? 0) / (version === 0 ? 2 : 1)
  const bits = (table.bits[form >> 4] ?? 0) * 1000
  if (version === 1 || rate === 0 || bits === 0) return undefined
  const bytes = Math.floor(((table.samples / 8) * bits) / rate) + ((form >> 1) & 1)
  return { bytes, milliseconds: (table.samples * 1000) / rate }
}
