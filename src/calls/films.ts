import { z } from 'zod'

/** One spoken word on the film's clock, in milliseconds from the film's start. */
export const FilmWord = z.object({
  text: z.string(),
  roman: z.string(),
  gloss: z.string(),
  from: z.number(),
  to: z.number(),
})
export type FilmWord = z.infer<typeof FilmWord>

/** One line of a film: who says what, when. `from`/`to` are milliseconds. */
export const FilmLine = z.object({
  id: z.string(),
  speaker: z.string(),
  hindi: z.string(),
  roman: z.string(),
  gloss: z.string(),
  english: z.string(),
  from: z.number(),
  to: z.number(),
  words: z.array(FilmWord),
})
export type FilmLine = z.infer<typeof FilmLine>

/** Somebody in a film. `look` is a seed of the drawn figure: see web/film/. */
export const FilmSpeaker = z.object({
  id: z.string(),
  name: z.string(),
  hindiName: z.string(),
  voice: z.enum(['woman', 'man']),
  look: z.string(),
})
export type FilmSpeaker = z.infer<typeof FilmSpeaker>

/** How a film is spoken: as people speak; slowly, with rests; or with time after each line to say it oneself. */
export const FilmPace = z.enum(['natural', 'slow', 'repeat'])
export type FilmPace = z.infer<typeof FilmPace>

/** A film's script on the clock: what the renderer draws and the player plays. */
export const Film = z.object({
  id: z.string(),
  kind: z.literal('film'),
  title: z.string(),
  pace: FilmPace,
  /** Name of the drawn place: one of filmScenes (rules/film-scenes.ts). */
  scene: z.string(),
  speakers: z.array(FilmSpeaker),
  lines: z.array(FilmLine),
  /** Milliseconds, the length of the sound. */
  duration: z.number(),
  /** One sound of the whole film, MP3. */
  audio: z.string(),
})
export type Film = z.infer<typeof Film>

export const VideoSource = z.object({ url: z.string(), type: z.string() })
export const VideoCaption = z.object({ lang: z.string(), label: z.string(), url: z.string() })

/** A lesson's video as menus and players know it (wire: `videos`). `duration` in seconds. */
export const Video = z.object({
  id: z.string(),
  kind: z.enum(['film', 'file', 'youtube']),
  title: z.string(),
  duration: z.number(),
  sources: z.array(VideoSource),
  captions: z.array(VideoCaption),
})
export type Video = z.infer<typeof Video>

/** A video with all that a player needs; `film` is there for drawn films, and for files rendered from one. */
export const VideoDetails = Video.extend({ film: Film.nullable(), youtubeId: z.string().nullable() })
export type VideoDetails = z.infer<typeof VideoDetails>
