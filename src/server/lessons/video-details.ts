import type { Video, VideoDetails } from '#calls/films.ts'
import type { FilmScript } from '../curriculum/curriculum.ts'
import type { FilmRow } from '../curriculum/taught-rows.ts'
import { captionKinds, captionTrackOf } from '../media/film-captions.ts'
import { estimateFilmDuration } from '../media/film-parts.ts'
import type { Media } from '../media/media.ts'
import type { Ending } from '../media/media-addresses.ts'
import { VoiceUnavailable } from '../media/voice-engine.ts'
import { Refusal } from '../refusal.ts'

const lengths = new WeakMap<FilmScript, number>()
let spoken = 0

/** Grows whenever a film is heard whole for the first time, and its length is known at last. */
export const filmsHeard = (): number => spoken

/** One of a lesson's videos. */
export function filmOf({ films }: { films: FilmRow[] }, id: string): FilmRow {
  const film = films.find((one) => one.id === id)
  if (!film) throw new Refusal(404, 'There is no such video.')
  return film
}

/** Seconds: exact once the film was spoken, else estimated. */
export function filmSeconds({ script }: Pick<FilmRow, 'script'>, media: Media): number {
  if (!script) return 0
  const known = lengths.get(script) ?? media.films.knownFilmDuration(script) ?? estimateFilmDuration(script)
  lengths.set(script, known)
  return Math.round(known / 1000)
}

/** A video as menus show it. Somebody who may not open it gets no address. */
export function videoOf(film: FilmRow, media: Media, until: Ending | null): Video {
  const { id, kind, title } = film
  const duration = filmSeconds(film, media)
  const hidden = { id, kind, title, duration, sources: [], captions: [] }
  if (!until) return hidden
  return { ...hidden, sources: fileSources(film, media, until), captions: captionsOf(film, media, until) }
}

/** A video with all that a player needs. Without the voice a drawn film has no clock: the lesson goes on without it. */
export async function videoDetailsOf(film: FilmRow, media: Media, until: Ending): Promise<VideoDetails> {
  const { script, youtubeId } = film
  const drawn = script && (await media.films.filmOnTheClock(script, until).catch(unlessUnavailable))
  if (script && drawn && lengths.get(script) !== drawn.duration) {
    lengths.set(script, drawn.duration)
    spoken += 1
  }
  const video = videoOf(film, media, until)
  const sound = film.kind === 'film' && drawn ? [{ url: drawn.audio, type: 'audio/mpeg' }] : []
  return { ...video, sources: [...video.sources, ...sound], film: drawn, youtubeId }
}

function fileSources({ file }: FilmRow, media: Media, until: Ending): Video['sources'] {
  if (!file) return []
  const type = file.endsWith('.webm') ? 'video/webm' : 'video/mp4'
  return [{ url: media.signedMediaUrl(`/media/files/${file}`, until), type }]
}

function captionsOf(
  { id, languageId, script, captions }: FilmRow,
  media: Media,
  until: Ending,
): Video['captions'] {
  const kinds = captionKinds.filter((kind) => script ?? captions?.[kind])
  return kinds.map((kind) => {
    const url = media.signedMediaUrl(`/media/captions/${id}.${kind}.vtt`, until)
    return { ...captionTrackOf(kind, languageId), url }
  })
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof VoiceUnavailable) return null
  throw error
}
