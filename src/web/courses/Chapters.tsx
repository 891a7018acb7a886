import { Link } from 'react-router'
import type { Course, MenuChapter, MenuLesson } from '#calls/courses.ts'
import { DownloadButton } from '../offline/DownloadButton.tsx'
import { toLesson } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { counted } from './course-groups.ts'

interface ChaptersProps {
  course: Course
  chapters: readonly MenuChapter[]
}

export function Chapters({ course, chapters }: ChaptersProps) {
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters" className="sr-only">
        Chapters
      </h2>
      <ol className="space-y-10">
        {chapters.map((chapter, at) => (
          <li key={chapter.chapterId}>
            <Chapter course={course} chapter={chapter} number={at + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Chapter({ course, chapter, number }: { course: Course; chapter: MenuChapter; number: number }) {
  const done = chapter.lessons.filter((lesson) => lesson.isCompleted).length
  const total = chapter.lessons.length
  const place = { languageId: course.languageId, courseId: chapter.unitId, chapterId: chapter.chapterId }
  return (
    <>
      <div className="hang flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-2xl leading-tight">
          <span className="text-sindoor">{number}</span> <MixedText>{chapter.chapterName}</MixedText>
        </h3>
        <p className="text-ink-soft">
          {done === total && total > 0 ? 'Completed' : `${done} of ${counted(total, 'lesson')}`}
        </p>
      </div>
      <Shirorekha
        className="mt-3"
        value={total === 0 ? 0 : (done / total) * 100}
        label={`Progress of ${chapter.chapterName}`}
      />
      <ol>
        {chapter.lessons.map((lesson) => (
          <li key={lesson.id} className="flex flex-wrap items-center border-b border-line">
            <Link
              to={toLesson({ ...place, lessonId: lesson.id })}
              className="flex min-h-14 min-w-[min(14rem,100%)] flex-1 items-center gap-3 py-2 hover:text-sindoor"
            >
              <LessonMark lesson={lesson} />
              <span className="grow text-lg leading-snug">
                <MixedText>{lesson.name}</MixedText>
              </span>
              <span className="shrink-0 text-[0.95rem] text-ink-soft">{stateOf(lesson)}</span>
            </Link>
            {lesson.isUnLock && (
              <DownloadButton place={{ ...place, lessonId: lesson.id }} lessonName={lesson.name} isCompact />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function stateOf(lesson: MenuLesson): string {
  if (lesson.isCompleted) return 'Completed'
  if (!lesson.isUnLock) return 'Locked'
  return lesson.progress > 0 ? `${Math.round(lesson.progress)}%` : ''
}

function LessonMark({ lesson }: { lesson: MenuLesson }) {
  const look = lesson.isCompleted
    ? 'bg-mor text-on-mor'
    : lesson.isUnLock
      ? 'bg-genda text-on-genda'
      : 'bg-transparent text-ink-soft outline-2 -outline-offset-2 outline-line'
  return (
    <span className={`grid size-9 shrink-0 place-items-center ${look}`}>
      <Icon name={lesson.isCompleted ? 'done' : lesson.isUnLock ? 'play' : 'lock'} className="size-4" />
    </span>
  )
}
