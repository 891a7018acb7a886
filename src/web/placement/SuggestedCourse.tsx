import { useId } from 'react'
import type { PlacementCourse } from '#calls/placement.ts'
import { toCourseDetails, toLesson, toPricing } from '../paths.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'

interface SuggestedCourseProps {
  title: string
  course: PlacementCourse
  isFirst?: boolean
}

/** A course to begin with, and honestly what of it is open. */
export function SuggestedCourse({ title, course, isFirst = false }: SuggestedCourseProps) {
  const titleId = useId()
  const { id: courseId, languageId, lesson, openLesson } = course
  const open = lesson.isUnLock ? lesson : openLesson
  const linkTo = ({ id: lessonId, chapterId }: { id: string; chapterId: string }) =>
    toLesson({ languageId, courseId, chapterId, lessonId })
  return (
    <section
      aria-labelledby={titleId}
      className={`flex flex-col items-start border-t-8 px-5 py-4 ${isFirst ? 'border-sindoor bg-pale-genda' : 'border-ink bg-card'}`}
    >
      <h2 id={titleId} className="font-bold">
        {title}
      </h2>
      <p className="font-display text-3xl leading-tight">{course.name}</p>
      <Hindi as="p" className="text-xl text-ink-soft">
        {course.nativeName}
      </Hindi>
      <p className="mt-2 max-w-prose leading-snug">
        <MixedText>{course.description}</MixedText>
      </p>
      <p className="mt-3 max-w-prose leading-snug">
        <MixedText>{whatIsOpen(course)}</MixedText>
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-5">
        {open && (
          <LinkButton to={linkTo(open)} look={isFirst ? 'primary' : 'secondary'}>
            <span>
              {lesson.isUnLock ? 'Start: ' : 'Start free: '}
              <MixedText>{open.name}</MixedText>
            </span>
          </LinkButton>
        )}
        {!lesson.isUnLock && (
          <LinkButton to={toPricing()} look={open ? 'quiet' : 'primary'}>
            See the plans
          </LinkButton>
        )}
        <LinkButton to={toCourseDetails(courseId)} look="quiet">
          About the course
        </LinkButton>
      </div>
    </section>
  )
}

function whatIsOpen({ lesson, openLesson, openLessonCount, lessonCount }: PlacementCourse): string {
  if (openLessonCount === lessonCount) return `All ${lessonCount} lessons are open to you.`
  const free = `${openLessonCount} of its ${lessonCount} lessons are free.`
  if (lesson.isUnLock) return `${free} The others need a subscription.`
  const place = `Your place is the lesson “${lesson.name}”, which needs a subscription.`
  return openLesson ? `${place} ${free}` : place
}
