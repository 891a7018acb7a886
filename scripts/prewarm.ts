import type { FilmScript } from '#server/curriculum/curriculum.ts'
import type { Media } from '#server/media/media.ts'
import type { SpeechRequest } from '#server/media/voice.ts'

/** What a curriculum wants to be heard. */
export type Sounds = { speeches: SpeechRequest[]; films: FilmScript[] }

/** Makes every sound before anybody asks for it; what was made already costs nothing. Returns how many there are. */
export async function prewarm(media: Media, { speeches, films }: Sounds): Promise<number> {
  for (const speech of speeches) await media.voice.speak(speech)
  for (const film of films) await media.films.filmOnTheClock(film)
  return speeches.length + films.length
}

/** A text in each way that it can be asked for: both voices, at both rates. */
export function everyWay(text: string): SpeechRequest[] {
  return (['woman', 'man'] as const).flatMap((voice) =>
    (['normal', 'slow'] as const).map((rate) => ({ text, voice, rate })),
  )
}
