import { rulesOf } from '#language/language-rules.ts'
import { hindiWords } from '../resolving/hindi-words.ts'
import { isDrawn, sentenceOfLine } from '../resolving/resolve-film.ts'
import { formsOf } from '../resolving/word-forms.ts'
import type { AuthoredExercise, AuthoredLesson } from '../written/authored-lesson.ts'
import type { LanguageFolder, LessonFile } from '../written/authored-tree.ts'
import { foldersInOrder } from '../written/folder-order.ts'
import type { Problem } from '../written/problem.ts'
import { taughtChapters } from '../written/taught-chapters.ts'
import { hindiOf } from './check-coverage.ts'

/** A word is kept once it was met so often, at short distance (Nation, Learning Vocabulary in Another Language). */
const enough = 6
const lessonsAhead = 5

interface Met {
  file: LessonFile
  /** What is said or read, a blank around each word. */
  texts: string[]
  /** In which of them a word stands. */
  textsWith: Map<string, number[]>
  /** Words chosen by their picture. */
  pictured: string[]
}

/**
 * Words that a learner meets fewer than six times in their own lesson and the five that follow in the language: on
 * the word's card, in a line of a film, in a line watched again, in an exercise. A warning, not an error: a
 * course in the making has no lessons that follow.
 */
export function checkMeetings({ language, courses }: LanguageFolder): Problem[] {
  const words = new Map(courses.flatMap((course) => course.words.map((word) => [word.id, word])))
  const lessons = foldersInOrder(courses).flatMap(({ course, lessons }) =>
    taughtChapters(course)
      .flatMap((chapter) => chapter.lessons)
      .flatMap((id) => lessons.filter(({ lesson }) => lesson.id === id && lesson.active))
      .map(metIn),
  )
  return lessons.flatMap(({ file }, at) => {
    const near = lessons.slice(at, at + 1 + lessonsAhead)
    return file.lesson.words.flatMap((id, nth) => {
      const word = words.get(id)
      if (!word || word.is === 'letter') return []
      const times = timesMet(formsOf(word, rulesOf(language.id)), { id, near })
      const said = `${word.hi} is met ${times} of ${enough} times by the end of the next ${lessonsAhead} lessons`
      return times < enough ? [file.source.problem(['words', nth], said, 'warning')] : []
    })
  })
}

/** How often a word is met in these lessons, its card in the first of them included. */
function timesMet(forms: string[], { id, near }: { id: string; near: Met[] }): number {
  const written = forms.map(hindiWords)
  return near.reduce((sum, { texts, textsWith, pictured }) => {
    const holding = written.flatMap((form) => {
      const whole = spaced(form)
      return (textsWith.get(form[0] ?? '') ?? []).filter((at) => texts[at]?.includes(whole))
    })
    return sum + new Set(holding).size + pictured.filter((one) => one === id).length
  }, 1)
}

function metIn(file: LessonFile): Met {
  const lesson = { ...file.lesson, exercises: file.lesson.exercises.filter(({ active }) => active) }
  const said = [...[...hindiOf(lesson)].map(({ text }) => text), ...watchedAgain(lesson)].map(hindiWords)
  const textsWith = new Map<string, number[]>()
  for (const [at, words] of said.entries()) {
    for (const word of new Set(words)) textsWith.set(word, [...(textsWith.get(word) ?? []), at])
  }
  return { file, texts: said.map(spaced), textsWith, pictured: lesson.exercises.flatMap(picturesOf) }
}

const spaced = (words: string[]) => ` ${words.join(' ')} `

function watchedAgain({ exercises, films }: AuthoredLesson): string[] {
  return exercises.flatMap((exercise) => {
    const film = 'watch' in exercise ? films.find(({ id }) => id === exercise.watch) : undefined
    if (!film || !isDrawn(film) || !('watch' in exercise)) return []
    const { from, to } = exercise.lines ?? { from: 1, to: film.lines.length }
    return film.lines.slice(from - 1, to).map((line) => sentenceOfLine(line).hi)
  })
}

function picturesOf(exercise: AuthoredExercise): string[] {
  return exercise.type === 'LISTEN WITH IMAGE' ? [exercise.right, ...(exercise.wrong ?? [])] : []
}
