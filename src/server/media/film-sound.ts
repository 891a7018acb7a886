import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Film, FilmLine } from '#calls/films.ts'
import type { FilmScript } from '../curriculum/curriculum.ts'
import type { FileStore } from './file-store.ts'
import { paceOf } from './film-pace.ts'
import { endingOf, filmParts } from './film-parts.ts'
import { filmWords } from './film-words.ts'
import { createSoundFolder } from './kept-files.ts'
import type { Ending, MediaAddresses } from './media-addresses.ts'
import type { PartTimes, VoiceEngine } from './voice-engine.ts'

type FilmTimes = { duration: number; parts: PartTimes[] }
type Needs = {
  engine: VoiceEngine
  folder: string
  addresses: Pick<MediaAddresses, 'signedMediaUrl'>
  files?: FileStore
}

/** Gives films their sound: spoken once, kept by what is said, and every line and word put on its clock. */
export function createFilmSound({ engine, folder, addresses, files }: Needs) {
  const sounds = createSoundFolder<FilmTimes>(folder, files)
  const durations = new Map<string, number>()

  function keyOf(script: FilmScript): string {
    const said = JSON.stringify([filmParts(script), endingOf(script), engine.version])
    return createHash('sha256').update(said).digest('hex').slice(0, 32)
  }

  async function timesOf(script: FilmScript): Promise<FilmTimes & { key: string }> {
    const key = keyOf(script)
    const times = await sounds.keep(key, async () => {
      const { mp3, duration, parts } = await engine.speak(filmParts(script), endingOf(script))
      return { mp3, facts: { duration, parts } }
    })
    return { ...times, key }
  }

  return {
    /** The film as it is drawn and played; spoken now where it never was. */
    async filmOnTheClock(script: FilmScript, until: Ending = {}): Promise<Film> {
      const { key, duration, parts } = await timesOf(script)
      const { id, title, scene, speakers } = script
      const audio = addresses.signedMediaUrl(`/media/film/${key}.mp3`, until)
      const lines = linesOf(script, parts)
      return { id, kind: 'film', title, pace: paceOf(id), scene, speakers, lines, duration, audio }
    },
    /** The film's sound as a file. */
    async filmSoundFile(script: FilmScript): Promise<string> {
      return sounds.soundPath((await timesOf(script)).key)
    },
    /** The exact length in milliseconds of a film that was spoken before. */
    knownFilmDuration(script: FilmScript): number | undefined {
      const key = keyOf(script)
      const known = durations.get(key) ?? readDuration(sounds.factsPath(key))
      if (known !== undefined) durations.set(key, known)
      return known
    },
    soundPath: sounds.soundPath,
  }
}

function linesOf(script: FilmScript, parts: PartTimes[]): FilmLine[] {
  const spoken = filmParts(script)
  return script.lines.flatMap((line, at) => {
    const [part, said] = [parts[at], spoken[at]]
    if (!part || !said) return []
    const { id, speaker, hindi, roman, gloss, english } = line
    const words = filmWords(line.words, part, said.text)
    return [{ id, speaker, hindi, roman, gloss, english, from: part.from, to: part.to, words }]
  })
}

function readDuration(path: string): number | undefined {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as FilmTimes).duration
  } catch {
    return undefined // not spoken yet
  }
}
