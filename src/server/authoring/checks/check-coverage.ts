import { rulesOf } from '#language/language-rules.ts'
import { foldLetters } from '#language/normalise.ts'
import { hasIndic } from '#language/scripts.ts'
import { hindiWords } from '../resolving/hindi-words.ts'
import { isDrawn, sentenceOfLine } from '../resolving/resolve-film.ts'
import { readableWith } from '../resolving/word-forms.ts'
import type { AuthoredExercise } from '../written/authored-lesson.ts'
import type { AuthoredSentence } from '../written/authored-text.ts'
import type { LanguageFolder, LessonFile } from '../written/authored-tree.ts'
import { foldersInOrder } from '../written/folder-order.ts'
import type { Path, Problem } from '../written/problem.ts'
import { taughtChapters } from '../written/taught-chapters.ts'

/** Words that a learner meets in a film or an exercise without having been taught them; of one file, if it is given. */
export function checkCoverage(folder: LanguageFolder, only?: string): Problem[] {
  const rules = rulesOf(folder.language.id)
  const words = new Map(folder.courses.flatMap((course) => course.words.map((word) => [word.id, word])))
  const known = new Set(Object.keys(folder.glossary).map(foldLetters).flatMap(hindiWords))
  return foldersInOrder(folder.courses).flatMap(({ course, lessons }) =>
    taughtChapters(course)
      .flatMap((chapter) => chapter.lessons)
      .flatMap((id) => lessons.find(({ lesson }) => lesson.id === id && lesson.active) ?? [])
      .flatMap((file) => {
        for (const id of file.lesson.words) {
          const word = words.get(id)
          if (word) for (const form of readableWith(word, rules)) known.add(form)
        }
        return only === undefined || file.source.file === only ? unknownWords(file, known) : []
      }),
  )
}

function unknownWords({ lesson, source }: LessonFile, known: Set<string>): Problem[] {
  const glossed = new Set(Object.keys(lesson.glossed).flatMap(hindiWords))
  const said = new Set<string>()
  return [...hindiOf(lesson)].flatMap(({ path, text }) => {
    const unknown = hindiWords(text).filter(
      (word) => !known.has(word) && !glossed.has(word) && !said.has(word),
    )
    for (const word of unknown) said.add(word)
    return unknown.length === 0
      ? []
      : [source.problem(path, `not taught yet, nor glossed: ${[...new Set(unknown)].join(' ')}`)]
  })
}

interface Placed {
  path: Path
  text: string
}

/** All Hindi of a lesson's films and exercises, with its place. */
export function* hindiOf(lesson: LessonFile['lesson']): Generator<Placed> {
  for (const [at, film] of lesson.films.entries()) {
    if (!isDrawn(film)) continue
    for (const [nth, line] of film.lines.entries()) {
      yield { path: ['films', at, 'lines', nth], text: sentenceOfLine(line).hi }
    }
  }
  for (const [at, exercise] of lesson.exercises.entries()) {
    for (const { path, text } of hindiOfExercise(exercise)) yield { path: ['exercises', at, ...path], text }
  }
}

function* hindiOfExercise(exercise: AuthoredExercise): Generator<Placed> {
  for (const field of ['hear', 'read', 'answer', 'right', 'wrong', 'extra', 'accepted'] as const) {
    const written = (exercise as Record<string, unknown>)[field]
    const all = Array.isArray(written) ? written : [written]
    for (const [at, one] of all.entries()) {
      const path = Array.isArray(written) ? [field, at] : [field]
      const text = typeof one === 'string' ? one : ((one as AuthoredSentence | undefined)?.hi ?? '')
      // Pictures are named by their words' ids, and an accepted answer may be roman.
      if (hasIndic(text)) yield { path, text }
    }
  }
}
