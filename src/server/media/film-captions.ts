import type { Film, FilmLine } from '#calls/films.ts'
import { tagOf } from '#language/language-tags.ts'
import { LANGUAGES } from '#language/languages-table.ts'

export const captionKinds = ['hi', 'roman', 'en'] as const
export type CaptionKind = (typeof captionKinds)[number]

const textOf: Record<CaptionKind, (line: FilmLine) => string> = {
  hi: (line) => line.hindi,
  roman: (line) => line.roman,
  en: (line) => line.english,
}

/** How a player tells a track: `hi` stands in its address for whatever language the film is in. */
export function captionTrackOf(kind: CaptionKind, languageId: string): { lang: string; label: string } {
  const tag = tagOf(languageId)
  const tracks: Record<CaptionKind, { lang: string; label: string }> = {
    hi: { lang: tag, label: LANGUAGES.get(languageId)?.native ?? 'Original' },
    roman: { lang: `${tag}-Latn`, label: 'Roman' },
    en: { lang: 'en', label: 'English' },
  }
  return tracks[kind]
}

/** A film's lines as WebVTT, with who speaks. */
export function captionsOf(film: Film, kind: CaptionKind): string {
  const names = new Map(
    film.speakers.map(({ id, name, hindiName }) => [id, kind === 'hi' ? hindiName : name]),
  )
  const cues = film.lines.map((line) => {
    const speaker = names.get(line.speaker) ?? line.speaker
    return `${line.id}\n${stamp(line.from)} --> ${stamp(line.to)}\n<v ${escaped(speaker)}>${escaped(textOf[kind](line))}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ')
}

function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23)
}
