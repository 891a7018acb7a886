import { useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { MenuChapter, MenuLesson } from '#calls/courses.ts'
import { isChapterCompleted } from '#rules/next-lesson.ts'
import { type LessonPlace, toCourseDetails, toLesson } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'

interface LessonDrawerProps {
  menu: readonly MenuChapter[]
  place: LessonPlace
  courseName: string
}

/** The course's chapters and lessons: beside the lesson where there is room, else a sheet behind a button. */
export function LessonDrawer(props: LessonDrawerProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  return (
    <>
      <nav aria-label="Chapters and lessons" className="hidden lg:block">
        <DrawerList {...props} />
      </nav>
      <div className="mb-1 sm:mb-4 lg:hidden print:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => sheet.current?.showModal()}
          className="-ms-2 inline-flex min-h-11 items-center gap-2 px-2 font-bold hover:underline"
        >
          <Icon name="menu" /> Chapters and lessons
        </button>
        <dialog
          // Another page is another sheet, a closed one.
          key={pathname}
          ref={sheet}
          aria-label="Chapters and lessons"
          className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(22rem,calc(100vw-3rem))] max-w-none overflow-y-auto border-t-8 border-sindoor bg-paper p-5 text-ink"
        >
          <button
            type="button"
            aria-label="Close"
            onClick={() => sheet.current?.close()}
            className="float-end grid size-11 place-items-center hover:bg-pale-genda"
          >
            <Icon name="close" />
          </button>
          <DrawerList {...props} />
        </dialog>
      </div>
    </>
  )
}

function DrawerList({ menu, place, courseName }: LessonDrawerProps) {
  return (
    <>
      <Link
        to={toCourseDetails(place.courseId)}
        className="inline-flex min-h-11 items-center gap-2 font-bold text-sindoor hover:underline"
      >
        <Icon name="back" /> {courseName || 'The course'}
      </Link>
      {menu.map((chapter) => (
        <DrawerChapter key={chapter.chapterId} chapter={chapter} place={place} />
      ))}
    </>
  )
}

const minutesOf = (chapter: MenuChapter) => {
  const seconds = chapter.lessons
    .flatMap((lesson) => lesson.videos)
    .reduce((sum, video) => sum + video.duration, 0)
  return Math.max(2, Math.ceil(seconds / 60))
}

function DrawerChapter({ chapter, place }: { chapter: MenuChapter; place: LessonPlace }) {
  const id = useId()
  const isDone = isChapterCompleted(chapter)
  return (
    <section aria-labelledby={id} className="mt-5 border-t-4 border-ink">
      <div className="flex items-baseline justify-between gap-3 pt-2 pb-1">
        <h2 id={id} className="text-[1.05rem] leading-snug font-bold">
          {chapter.chapterName}
        </h2>
        <span className="shrink-0 text-[0.9rem] text-ink-soft">
          {isDone ? (
            <span className="inline-flex items-center gap-1 font-bold text-mor">
              <Icon name="done" className="size-4" /> Completed
            </span>
          ) : (
            `${minutesOf(chapter)} min`
          )}
        </span>
      </div>
      <ul>
        {chapter.lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonLink
              lesson={lesson}
              isHere={lesson.id === place.lessonId}
              to={toLesson({
                ...place,
                courseId: chapter.unitId,
                chapterId: chapter.chapterId,
                lessonId: lesson.id,
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LessonLink({ lesson, isHere, to }: { lesson: MenuLesson; isHere: boolean; to: string }) {
  const state = lesson.isCompleted ? 'Completed' : lesson.isUnLock ? 'Not completed' : 'Locked'
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={`flex min-h-11 items-center gap-3 border-s-4 px-2 py-1.5 leading-snug ${isHere ? 'border-sindoor bg-pale-genda font-bold' : 'border-transparent hover:bg-pale-genda'}`}
    >
      {lesson.isCompleted ? (
        <span className="grid size-6 shrink-0 place-items-center bg-mor text-on-mor">
          <Icon name="done" className="size-4" />
        </span>
      ) : lesson.isUnLock ? (
        <span className="size-6 shrink-0 border-2 border-control" />
      ) : (
        <span className="grid size-6 shrink-0 place-items-center text-ink-soft">
          <Icon name="lock" />
        </span>
      )}
      <span className={lesson.isUnLock ? '' : 'text-ink-soft'}>
        <MixedText>{lesson.name}</MixedText>
      </span>
      <span className="sr-only">, {state}</span>
    </Link>
  )
}
