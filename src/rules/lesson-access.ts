/** What decides what a person may open. */
export interface Learner {
  /** By role: an author or an admin. */
  readsEverything: boolean
  isStar: boolean
  /** Imported from the older system. */
  isLegacy: boolean
  /** Of a payment provider. */
  hasCustomerId: boolean
  /** Courses they are enrolled in. */
  courseIds: readonly string[]
  /** Languages with a paid subscription that runs now. */
  paidLanguageIds: readonly string[]
}

/** Whether a course shows itself to a person: those enrolled, and admins (domain 2). */
export function canSeeCourse(learner: Learner, courseId: string): boolean {
  return learner.readsEverything || learner.courseIds.includes(courseId)
}

/**
 * Whether a person may open a lesson: it is free, its language is paid for, or the person is an admin, a star user, or
 * came from the older system (spec 4, domain 2).
 */
export function canOpenLesson(learner: Learner, lesson: { isFree: boolean; languageId: string }): boolean {
  return (
    lesson.isFree ||
    learner.readsEverything ||
    learner.isStar ||
    learner.paidLanguageIds.includes(lesson.languageId) ||
    countsAsSubscribed(learner)
  )
}

// spec 4: legacy users without a customer id count as subscribed if they have enrolments.
function countsAsSubscribed({ isLegacy, hasCustomerId, courseIds }: Learner): boolean {
  return isLegacy && !hasCustomerId && courseIds.length > 0
}
