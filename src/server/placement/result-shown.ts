import type { PlacementCourse, PlacementResult } from '#calls/placement.ts'
import { canSeeCourse, type Learner } from '#rules/lesson-access.ts'
import { adviceText, canDoText } from '#rules/placement/can-do.ts'
import { placementSkills } from '#rules/placement/levels.ts'
import type { Judgements, PlacementAnswer } from '#rules/placement/placement-flow.ts'
import { lags, placed, type Spot } from '#rules/placement/placement-result.ts'
import type { TaughtPlacementItem } from '../curriculum/curriculum.ts'
import type { CourseTaught, LessonTaught } from '../curriculum/taught-lessons.ts'
import { mayOpen } from '../lessons/lesson-gate.ts'
import type { LessonStates } from '../lessons/lesson-states.ts'

export interface ResultContext {
  items: readonly TaughtPlacementItem[]
  courses: readonly CourseTaught[]
  learner: Learner
  states: LessonStates
}

/** The result as a student reads it, with what of it is open to them now. */
export function shownResult(
  judged: Judgements,
  answers: readonly PlacementAnswer[],
  { items, courses, learner, states }: ResultContext,
): PlacementResult {
  const own = courses.filter(({ id, lessons }) => lessons.length > 0 && canSeeCourse(learner, id))
  const shelf = own.map(({ id, lessons }) => ({ id, lessonIds: lessons.map((lesson) => lesson.id) }))
  const { kind, first, beside, next } = placed(judged, { items, answers, shelf })
  const shown = (spot: Spot | null) => {
    const course = own.find(({ id }) => id === spot?.courseId)
    return spot && course ? shownCourse(course, spot, { learner, states }) : null
  }
  return {
    kind,
    first: shown(first),
    beside: shown(beside),
    skills: placementSkills.map((skill) => ({
      ...{ skill, level: judged[skill].known, isTried: judged[skill].isTried },
      text: canDoText(skill, judged[skill].known),
      advice: lags(skill, judged) ? adviceText(skill) : null,
      course: shown(next[skill]),
    })),
  }
}

/** The lesson is the first from the spot on that is not done. */
function shownCourse(
  course: CourseTaught,
  { lessonId }: Spot,
  { learner, states }: Pick<ResultContext, 'learner' | 'states'>,
): PlacementCourse | null {
  const { id, name, nativeName, description, languageId, lessons } = course
  const from = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.id === lessonId),
  )
  const isOpen = (lesson: LessonTaught) => mayOpen(learner, lesson)
  const isNew = (lesson: LessonTaught) => !states(lesson).isCompleted
  const lesson = lessons.slice(from).find(isNew) ?? lessons[from]
  if (!lesson) return null
  const open = isOpen(lesson) ? undefined : lessons.find((one) => isOpen(one) && isNew(one))
  return {
    ...{ id, name, nativeName, description, languageId },
    lesson: { ...placeOf(lesson), isUnLock: isOpen(lesson) },
    openLesson: open ? placeOf(open) : null,
    lessonCount: lessons.length,
    openLessonCount: lessons.filter(isOpen).length,
  }
}

const placeOf = ({ id, chapterId, name }: LessonTaught) => ({ id, chapterId, name })
