/** A stretch of sound: its samples, and how many of them make a second. */
export interface Samples {
  data: Float32Array
  rate: number
}

const windowSeconds = 0.02
/** Quieter than this is silence, whatever the microphone. */
const hush = 0.01
/** Louder than this part of the loudest is speech. */
const speechPart = 0.12
// A soft first consonant is quieter than the vowel that follows.
const seconds = { before: 0.1, after: 0.2 }

/** From which to which second somebody speaks; null where nobody does. */
export function spokenPart({ data, rate }: Samples): { from: number; to: number } | null {
  const loudness = strokesOf(data, Math.max(1, Math.round(data.length / rate / windowSeconds)))
  const level = Math.max(hush, maximum(loudness) * speechPart)
  const first = loudness.findIndex((loud) => loud >= level)
  if (first === -1) return null
  const last = loudness.findLastIndex((loud) => loud >= level)
  const whole = data.length / rate
  const window = whole / loudness.length
  return {
    from: Math.max(0, first * window - seconds.before),
    to: Math.min(whole, (last + 1) * window + seconds.after),
  }
}

/** What is left of a sound without the silence around it, so that two of them begin together. */
export function withoutSilence(samples: Samples): Samples {
  const part = spokenPart(samples)
  if (!part) return samples
  const { data, rate } = samples
  return { data: data.slice(Math.round(part.from * rate), Math.round(part.to * rate)), rate }
}

/** The loudest of each of `count` equal parts, 0 to 1: a waveform's strokes. */
export function strokesOf(data: Float32Array, count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * data.length) / count)
    const to = Math.max(from + 1, Math.floor(((at + 1) * data.length) / count))
    return maximum(data.subarray(from, to).map(Math.abs))
  })
}

/** As loud as the loudest may be, so that a shy voice is seen beside a strong one. */
export function evened(strokes: readonly number[]): number[] {
  const loudest = Math.max(hush, maximum(strokes))
  return strokes.map((stroke) => stroke / loudest)
}

function maximum(numbers: Iterable<number>): number {
  let most = 0
  for (const number of numbers) if (number > most) most = number
  return most
}
