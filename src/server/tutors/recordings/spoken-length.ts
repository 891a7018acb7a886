import { mp4Length } from './mp4-length.ts'
import { oggLength } from './ogg-length.ts'
import type { SpokenKind } from './spoken-kind.ts'
import { webmLength } from './webm-length.ts'

const lengths: Record<SpokenKind, (bytes: Buffer) => number> = {
  weba: webmLength,
  m4a: mp4Length,
  opus: oggLength,
}

/** Milliseconds of what a browser recorded, by the times in it; null where it is cut short or makes no sense. */
export function spokenLength(kind: SpokenKind, bytes: Buffer): number | null {
  try {
    const length = lengths[kind](bytes)
    return length > 0 ? length : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
