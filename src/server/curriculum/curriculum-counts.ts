import type { Curriculum } from './curriculum.ts'

/** How much is taught, a line each. */
export function countLines({ courses, words, placement }: Curriculum): string[] {
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons))
  const films = lessons.flatMap((lesson) => lesson.films)
  const exercises = lessons.flatMap((lesson) => lesson.exercises).filter(({ isActive }) => isActive)
  return [
    `${courses.length} courses`,
    `${lessons.length} lessons`,
    `${films.length} films`,
    `${exercises.length} exercises`,
    `${words.length} words`,
    ...(placement.length > 0 ? [`${placement.length} questions to place a learner`] : []),
  ]
}
