import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, redirect } from 'react-router'
import type { Course } from '#calls/courses.ts'
import { academy } from '#rules/academy.ts'
import { CallError } from '../call-error.ts'
import { menuQuery } from '../lessons/lesson-queries.ts'
import { toDashboard, toLesson } from '../paths.ts'
import { queries } from '../queries.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import type { Route } from './+types/CourseDetailsScreen.ts'
import { Chapters } from './Chapters.tsx'
import { Cover } from './Cover.tsx'
import { counted, lengthOf } from './course-groups.ts'
import { Reviews } from './Reviews.tsx'
import { ShareButton } from './ShareButton.tsx'
import { chooseLanguage, courseQuery, languagesQuery, reviewsQuery } from './use-courses.ts'

export async function clientLoader({ params: { courseId } }: Route.ClientLoaderArgs) {
  try {
    await Promise.all([
      queries.fetchQuery(courseQuery(courseId)),
      queries.fetchQuery(menuQuery(courseId)),
      queries.prefetchQuery(reviewsQuery(courseId)),
    ])
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404 && (await isOpenLanguage(courseId)))) throw error
    chooseLanguage(courseId)
    throw redirect(toDashboard())
  }
  return null
}

/** The id of a language stands for all of its courses (domain, the words). */
async function isOpenLanguage(languageId: string): Promise<boolean> {
  const languages = await queries.ensureQueryData(languagesQuery)
  return languages.some(({ id, isOpen }) => id === languageId && isOpen)
}

export default function CourseDetailsScreen({ params: { courseId } }: Route.ComponentProps) {
  const { data: course } = useSuspenseQuery(courseQuery(courseId))
  const { data: chapters } = useSuspenseQuery(menuQuery(courseId))
  return (
    <div className="measure">
      <title>{`${course.name} · ${academy.name}`}</title>
      <Link
        to={toDashboard()}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-bold hover:text-sindoor"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        My Courses
      </Link>
      <div className="mt-2 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {course.videoThumbnail ? (
          <img src={course.videoThumbnail} alt="" className="aspect-[2/1] w-full object-cover" />
        ) : (
          <Cover cover={course.cover} className="aspect-[2/1] w-full self-start" />
        )}
        <CourseSummary course={course} />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-14 lg:grid-cols-[7fr_5fr]">
        <Chapters course={course} chapters={chapters} />
        <Reviews courseId={courseId} />
      </div>
    </div>
  )
}

function CourseSummary({ course }: { course: Course }) {
  const { nextLesson } = course
  return (
    <div className="min-w-0">
      <h1 className="font-display text-[clamp(2.5rem,6vw,4rem)] leading-[1.1]">{course.name}</h1>
      <Hindi as="p" className="text-2xl text-ink-soft">
        {course.nativeName}
      </Hindi>
      <p className="mt-3 max-w-prose text-lg">
        <MixedText>{course.description}</MixedText>
      </p>
      <p className="mt-3 text-ink-soft">
        {counted(course.chapterCount, 'chapter')} · {counted(course.lessonCount, 'lesson')} ·{' '}
        {counted(course.activitiesCount, 'activity')} · {lengthOf(course)}
      </p>
      <div className="mt-5 flex items-center gap-4">
        <Shirorekha className="grow" value={course.progress} label={`Progress of ${course.name}`} />
        <p className="font-display text-lg">{Math.round(course.progress)}%</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {nextLesson && (
          <LinkButton
            to={toLesson({
              languageId: course.languageId,
              courseId: course.id,
              chapterId: nextLesson.chapterId,
              lessonId: nextLesson.lessonId,
            })}
          >
            <span>
              {course.isStarted ? 'Continue' : 'Start'}: <MixedText>{nextLesson.name}</MixedText>
            </span>
          </LinkButton>
        )}
        <ShareButton title={course.name} />
      </div>
    </div>
  )
}
