import type { LanguageFolder } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'
import { taughtChapters } from '../written/taught-chapters.ts'

/** The lesson to try must be there, and open to everybody: it stands in the first chapter of its course. */
export function checkTrial({ language, source, courses }: LanguageFolder): Problem[] {
  const { trial } = language
  if (!trial) return []
  const course = courses.find((one) => one.course.id === trial.course)
  if (!course) return [source.problem(['trial', 'course'], `there is no course “${trial.course}”`)]
  const free = taughtChapters(course.course).filter(({ isFree }) => isFree)
  if (free.some(({ lessons }) => lessons.includes(trial.lesson))) return []
  const message = `“${trial.lesson}” is not in the first chapter of “${trial.course}”, the one that is free`
  return [source.problem(['trial', 'lesson'], message)]
}
