import type { Curriculum, TaughtPlacementItem } from './curriculum.ts'

/**
 * What of a curriculum the database can hold, while authors are still at work on the rest: an id counts once, and an
 * exercise needs its master and its film. The lint (check-curriculum.ts) names what is left out here.
 */
export function writablePart(curriculum: Curriculum): Curriculum {
  const { languages, masters, words, courses, placement } = curriculum
  const kinds = new Map(masters.map(({ id, questionType }) => [id, questionType]))
  return {
    languages: once(languages),
    masters: once(masters),
    words: once(words),
    courses: once(courses).map((course) => ({
      ...course,
      chapters: once(course.chapters).map((chapter) => ({
        ...chapter,
        lessons: once(chapter.lessons).map((lesson) => {
          const films = once(lesson.films)
          const known = new Set(films.map(({ id }) => id))
          const exercises = once(lesson.exercises).filter(
            ({ masterId, questionType, data }) =>
              kinds.get(masterId) === questionType && (data.watch === null || known.has(data.watch.filmId)),
          )
          return { ...lesson, films, exercises, wordIds: [...new Set(lesson.wordIds)] }
        }),
      })),
    })),
    placement: once(placement).flatMap((item) => placedIn(item, courses)),
  }
}

/** A question needs its course; a lesson that is not there is left out of it. */
function placedIn(item: TaughtPlacementItem, courses: Curriculum['courses']): [TaughtPlacementItem] | [] {
  const course = courses.find(({ id }) => id === item.courseId)
  if (!course) return []
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  return [{ ...item, lessonId: lessons.some(({ id }) => id === item.lessonId) ? item.lessonId : null }]
}

function once<Thing extends { id: string }>(things: Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()]
}
