import { Link } from 'react-router'
import type { Course } from '#calls/courses.ts'
import { toCourseDetails, toLesson } from '../paths.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { Cover } from './Cover.tsx'
import { counted, lengthOf } from './course-groups.ts'
import { RatingLine } from './RatingLine.tsx'

/** A course as it hangs on the dashboard. All of it leads to its details, its button on with the learning. */
export function CourseCard({ course, wide = false }: { course: Course; wide?: boolean }) {
  const { nextLesson } = course
  return (
    <article
      className={`group relative flex h-full flex-col bg-card text-ink outline-1 -outline-offset-1 outline-line ${wide ? 'md:flex-row' : ''}`}
    >
      <div className={`overflow-hidden ${wide ? 'md:w-[45%]' : ''}`}>
        <Cover
          cover={course.cover}
          className={`aspect-[2/1] w-full transition-transform group-hover:scale-[1.02] ${wide ? 'md:h-full' : ''}`}
        />
      </div>
      <div className="flex grow flex-col p-5">
        <h3 className="font-display text-2xl leading-tight">
          <Link to={toCourseDetails(course.id)} className="after:absolute after:inset-0">
            {course.name}
          </Link>
        </h3>
        <Hindi as="p" className="text-ink-soft">
          {course.nativeName}
        </Hindi>
        <p className="text-ink-soft">
          {counted(course.lessonCount, 'lesson')} · {lengthOf(course)}
        </p>
        <div className="mb-4">
          <RatingLine course={course} />
        </div>
        {wide && (
          <p className="mb-4 hidden max-w-prose md:block">
            <MixedText>{course.description}</MixedText>
          </p>
        )}
        <Shirorekha className="mt-auto" value={course.progress} label={`Progress of ${course.name}`} />
        <div className="mt-4 flex min-h-11 items-center justify-between gap-3">
          <p className="font-display text-lg">{Math.round(course.progress)}%</p>
          {nextLesson && (
            <LinkButton
              look="secondary"
              size="small"
              className="z-10"
              aria-label={`${course.isStarted ? 'Continue' : 'Start'} ${course.name}`}
              to={toLesson({
                languageId: course.languageId,
                courseId: course.id,
                chapterId: nextLesson.chapterId,
                lessonId: nextLesson.lessonId,
              })}
            >
              {course.isStarted ? 'Continue' : 'Start'}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  )
}
