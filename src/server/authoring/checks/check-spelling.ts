import { rulesOf } from '#language/language-rules.ts'
import type { CourseFolder } from '../written/authored-tree.ts'
import type { Path, Problem } from '../written/problem.ts'
import type { SourceFile } from '../written/source-file.ts'
import { hindiOf } from './check-coverage.ts'

/** Texts that are not in the language's standard spelling. What is only heard (`speak`) and what else counts (`accepted`) is free. */
export function checkSpelling(
  { course, source, words, wordsSource, lessons }: CourseFolder,
  languageId: string,
): Problem[] {
  const misspelt = (source: SourceFile, path: Path, text: string) =>
    rulesOf(languageId)
      .lint(text)
      .map(({ message }) => source.problem(path, message))
  const inWords = words.flatMap(({ hi, forms, example }, at) => {
    if (!wordsSource) return []
    const texts: [Path, string][] = [
      [[at, 'hi'], hi],
      ...forms.map((form, nth): [Path, string] => [[at, 'forms', nth], form]),
      ...(example ? [[[at, 'example'], example.hi] satisfies [Path, string]] : []),
    ]
    return texts.flatMap(([path, text]) => misspelt(wordsSource, path, text))
  })
  const inLessons = lessons.flatMap(({ lesson, source }) => [
    ...[...hindiOf(lesson)]
      .filter(({ path }) => !path.includes('accepted'))
      .flatMap(({ path, text }) => misspelt(source, path, text)),
  ])
  const inNotes = [
    ...mentions(source, ['description'], course.description),
    ...words.flatMap(({ note }, at) => (wordsSource ? mentions(wordsSource, [at, 'note'], note) : [])),
    ...lessons.flatMap(({ lesson: { aim, note }, source }) => [
      ...mentions(source, ['aim'], aim),
      ...mentions(source, ['note'], note),
    ]),
  ]
  return [...misspelt(source, ['native'], course.native), ...inWords, ...inLessons, ...inNotes]

  /** Hindi within English. It may speak of an ending, of a sign, of another standard spelling: it is only told. */
  function mentions(source: SourceFile, path: Path, text = ''): Problem[] {
    const found = [...text.matchAll(hindiWord)].filter(([word]) => !partOfWord.test(word))
    const findings = found.flatMap(([word]) => rulesOf(languageId).lint(word))
    return findings.flatMap(({ message, isStandard }) =>
      isStandard ? [] : source.problem(path, message, 'warning'),
    )
  }
}

/** What stands before its first letter of Devanagari is begun at its own first, so that much of it takes no longer than little. */
const hindiWord =
  /(?:(?<![\p{L}\p{M}\u200c\u200d])[\p{L}\p{M}\u200c\u200d]+)?[\u0900-\u0963\u0970-\u097f][\p{L}\p{M}\u200c\u200d]*/gu
const partOfWord = /^\p{M}|\u094d$/u
