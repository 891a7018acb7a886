/** Samples of one channel, from -1 to 1. */
export interface Samples {
  rate: number
  samples: Float32Array
}

export class NoSound extends Error {}

/** What a WAV of 16 bits holds; several channels become one. */
export function samplesOfWav(wav: Buffer): Samples {
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.toString('latin1', 8, 12) !== 'WAVE') {
    throw new NoSound('This is neither a WAV nor an MP3.')
  }
  const parts = partsOf(wav)
  const [form, data] = [parts.get('fmt '), parts.get('data')]
  if (!form || form.length < 16 || !data) throw new NoSound('This WAV holds no sound.')
  const [kind, channels, rate, bits] = [
    form.readUInt16LE(0),
    form.readUInt16LE(2),
    form.readUInt32LE(4),
    form.readUInt16LE(14),
  ]
  if ((kind !== 1 && kind !== 0xfffe) || bits !== 16 || channels < 1)
    throw new NoSound('Only WAVs of 16 bits are taken.')
  const samples = new Float32Array(Math.floor(data.length / 2 / channels))
  for (let at = 0; at < samples.length; at++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++)
      sum += data.readInt16LE(2 * (at * channels + channel))
    samples[at] = sum / channels / 32_768
  }
  return { rate, samples }
}

function partsOf(wav: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  for (let at = 12; at + 8 <= wav.length; ) {
    const length = wav.readUInt32LE(at + 4)
    parts.set(wav.toString('latin1', at, at + 4), wav.subarray(at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return parts
}

const loudest = 0.75
/** Quieter than this is the room. */
const silence = 0.015

/** Without the silence before and after it, as loud as the academy's voice. */
export function levelled({ rate, samples }: Samples): Samples {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  if (peak < silence) throw new NoSound('Nothing is to be heard in this.')
  const isHeard = (sample: number) => Math.abs(sample) > Math.max(silence, peak / 40)
  const breath = Math.round(rate / 12)
  const begin = Math.max(0, samples.findIndex(isHeard) - breath)
  const end = Math.min(samples.length, samples.findLastIndex(isHeard) + breath)
  return { rate, samples: samples.slice(begin, end).map((sample) => (sample * loudest) / peak) }
}
