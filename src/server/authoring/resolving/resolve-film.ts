import type { FilmScript, TaughtFilm } from '../../curriculum/curriculum.ts'
import type { AuthoredFilm, AuthoredLesson } from '../written/authored-lesson.ts'
import { type AuthoredSentence, splitSentence } from '../written/authored-text.ts'
import { type Reader, saidOf, wordsOf } from './glosses.ts'

export type DrawnFilm = Extract<AuthoredFilm, { lines: unknown }>
export type AuthoredLine = DrawnFilm['lines'][number]

export function sentenceOfLine(line: AuthoredLine): AuthoredSentence {
  return typeof line.said === 'string' ? splitSentence(line.said) : line.said
}

export function resolveFilms(
  lesson: AuthoredLesson,
  { lessonId, languageId }: { lessonId: string; languageId: string },
  reader: Reader,
): TaughtFilm[] {
  const scripts = new Map(
    lesson.films
      .filter(isDrawn)
      .map((film) => [film.id, { languageId, ...scriptOf(film, `${lessonId}.${film.id}`, reader) }]),
  )
  return lesson.films.map((film): TaughtFilm => {
    const same = {
      id: `${lessonId}.${film.id}`,
      title: film.title,
      script: null,
      file: null,
      captions: null,
      youtubeId: null,
    }
    if ('file' in film) {
      const script = scripts.get(film.of ?? '') ?? null
      return { ...same, kind: 'file', file: film.file, captions: film.captions ?? null, script }
    }
    if ('youtube' in film) return { ...same, kind: 'youtube', youtubeId: film.youtube }
    return { ...same, kind: 'film', script: scripts.get(film.id) ?? null }
  })
}

export function isDrawn(film: AuthoredFilm): film is DrawnFilm {
  return 'lines' in film
}

function scriptOf(film: DrawnFilm, id: string, reader: Reader): FilmScript {
  return {
    id,
    title: film.title,
    scene: film.scene,
    speakers: Object.entries(film.cast).map(([name, { hi, look, voice }]) => {
      return { id: name, name, hindiName: hi, look, voice }
    }),
    lines: film.lines.map((line, at) => {
      const sentence = sentenceOfLine(line)
      const words = wordsOf(sentence, reader)
      return { id: String(at + 1), speaker: line.who, ...saidOf(sentence, reader), words }
    }),
  }
}
