/** What browsers record, by the ending under which it is kept. */
export type SpokenKind = 'weba' | 'm4a' | 'opus'

export const spokenTypes: Record<SpokenKind, string> = {
  weba: 'audio/webm',
  m4a: 'audio/mp4',
  opus: 'audio/ogg',
}

interface Signs {
  begins: (bytes: Buffer) => boolean
  /** One of them names the sound… */
  sounds: string[]
  /** …and none of them a picture beside it. */
  pictures: string[]
}

const filmTrack = `hdlr${'\0'.repeat(8)}vide`
const signs: Record<SpokenKind, Signs> = {
  weba: {
    begins: (bytes) => bytes.readUInt32BE(0) === 0x1a45dfa3 && bytes.subarray(0, 64).includes('webm'),
    sounds: ['A_OPUS'],
    pictures: ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG'],
  },
  m4a: {
    begins: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
    sounds: ['mp4a', 'Opus'],
    pictures: [filmTrack],
  },
  opus: {
    begins: (bytes) => bytes.toString('latin1', 0, 4) === 'OggS',
    sounds: ['OpusHead'],
    pictures: ['\x80theora'],
  },
}

/** Which kind of sound these bytes are; what their sender calls them does not count. Null where they are none. */
export function spokenKind(bytes: Buffer): SpokenKind | null {
  if (bytes.length < 64) return null
  const holds = (text: string) => bytes.includes(text, 0, 'latin1')
  const kinds = Object.keys(signs) as SpokenKind[]
  const found = kinds.find((kind) => signs[kind].begins(bytes))
  if (!found || signs[found].pictures.some(holds)) return null
  return signs[found].sounds.some(holds) ? found : null
}
