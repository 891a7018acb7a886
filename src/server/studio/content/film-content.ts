import type { StudioFilm } from '#calls/studio-shapes.ts'
import { listIn, mapIn, textIn, written } from './raw-value.ts'
import { lineOf, rawLine } from './written-sentence.ts'

export function filmOf(raw: unknown): StudioFilm {
  const map = mapIn(raw) ?? {}
  const captions = mapIn(map.captions) ?? {}
  return {
    id: textIn(map.id),
    kind: 'file' in map ? 'file' : 'youtube' in map ? 'youtube' : 'film',
    title: textIn(map.title),
    scene: textIn(map.scene),
    cast: Object.entries(mapIn(map.cast) ?? {}).map(([name, speaker]) => {
      const { hi, look, voice } = mapIn(speaker) ?? {}
      return { name, hi: textIn(hi), look: textIn(look), voice: voice === 'man' ? 'man' : 'woman' }
    }),
    lines: listIn(map.lines).map(lineOf),
    file: textIn(map.file),
    of: textIn(map.of),
    captions: { hi: textIn(captions.hi), roman: textIn(captions.roman), en: textIn(captions.en) },
    youtube: textIn(map.youtube),
  }
}

export function rawFilm(film: StudioFilm): Record<string, unknown> {
  const { id, kind, title, scene, cast, lines, file, of, captions, youtube } = film
  if (kind === 'file') {
    const lines = written(captions)
    const isWritten = Object.keys(lines).length > 0
    return { id, title, file, ...written({ of }), ...(isWritten && { captions: lines }) }
  }
  if (kind === 'youtube') return { id, title, youtube }
  const speakers = cast.map(({ name, ...speaker }) => [name.trim(), speaker] as const)
  return { id, title, scene, cast: Object.fromEntries(speakers), lines: lines.map(rawLine) }
}
