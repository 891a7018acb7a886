import { lettersIn } from '#language/hindi/letters/alphabet.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { CompletedItem } from './script-store.ts'

/** The ids of the letters that stand in the words and exercises that a student has completed. */
export function lettersMet(taught: Taught, completed: CompletedItem[]): Set<string> {
  const texts = new Set(completed.flatMap((item) => textsOf(taught, item)))
  return new Set([...texts].flatMap(lettersIn).map(({ id }) => id))
}

function textsOf(taught: Taught, { lessonId, kind, itemId }: CompletedItem): string[] {
  if (kind === 'exercise') {
    const data = taught.exercise(itemId)?.data
    return data ? [data.said?.hindi ?? '', ...data.answerWords] : []
  }
  const word = taught.lesson(lessonId)?.words.find(({ id }) => id === itemId)
  return word ? [word.native] : []
}
