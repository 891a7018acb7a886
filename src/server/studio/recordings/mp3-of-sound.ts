import { setImmediate } from 'node:timers/promises'
import { createMp3Encoder } from 'wasm-media-encoders'
import { mp3Duration, mp3Frames } from '../../media/mp3-duration.ts'
import { levelled, NoSound, type Samples, samplesOfWav } from './wav.ts'

const [shortest, longest] = [300, 20_000]
const rates = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000]
const bitrate = 64

export interface Mp3 {
  mp3: Uint8Array
  duration: number
}

/** Whatever was recorded, as an MP3 of nothing but sound, with its length in milliseconds. */
export async function mp3OfSound(sound: Buffer): Promise<Mp3> {
  const mp3 = isMp3(sound) ? mp3Frames(sound) : await encoded(levelled(samplesOfWav(sound)))
  const duration = mp3Duration(mp3)
  if (duration < shortest) throw new NoSound('This is too short to be heard.')
  if (duration > longest) throw new NoSound('A recording lasts at most twenty seconds.')
  return { mp3, duration }
}

function isMp3(sound: Buffer): boolean {
  const isTagged = sound.toString('latin1', 0, 3) === 'ID3'
  return isTagged || (sound[0] === 0xff && ((sound[1] ?? 0) & 0xe6) === 0xe2)
}

async function encoded({ rate, samples }: Samples): Promise<Uint8Array> {
  if (!rates.includes(rate))
    throw new NoSound(`${rate} samples a second is not taken: record with 48000 or 44100.`)
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate as 48_000, channels: 1, bitrate })
  const parts: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += rate) {
    // The encoder uses its memory again: what it gives is copied.
    parts.push(Uint8Array.from(encoder.encode([samples.subarray(at, at + rate)])))
    // A second of sound at a time: nobody else waits for the rest.
    await setImmediate()
  }
  return Buffer.concat([...parts, Uint8Array.from(encoder.finalize())])
}
