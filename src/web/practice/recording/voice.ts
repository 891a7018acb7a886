import { type Samples, spokenPart, withoutSilence } from './samples.ts'
import { wavFile } from './wav-file.ts'

/** Something said, ready to be heard and, where it could be read, to be drawn. */
export interface Voice {
  url: string
  /** Null where the browser cannot read the sound: it can still be heard. */
  samples: Samples | null
  isSilent: boolean
}

const rate = 22_050

/** A voice without the silence around it. Who is done with it forgets it. */
export async function voiceOf(source: Blob | string): Promise<Voice> {
  try {
    const samples = await readSamples(source)
    const spoken = withoutSilence(samples)
    const url = URL.createObjectURL(new Blob([wavFile(spoken)], { type: 'audio/wav' }))
    return { url, samples: spoken, isSilent: spokenPart(samples) === null }
  } catch {
    const url = typeof source === 'string' ? source : URL.createObjectURL(source)
    return { url, samples: null, isSilent: false }
  }
}

export function forget({ url }: Voice): void {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url)
}

export const secondsOf = ({ samples }: Voice) => (samples ? samples.data.length / samples.rate : 0)

async function readSamples(source: Blob | string): Promise<Samples> {
  const bytes = typeof source === 'string' ? await bytesAt(source) : await source.arrayBuffer()
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)
  return { data: sound.getChannelData(0), rate: sound.sampleRate }
}

async function bytesAt(url: string): Promise<ArrayBuffer> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`The sound came with ${reply.status}.`)
  return reply.arrayBuffer()
}
