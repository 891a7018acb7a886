import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StudioChapter } from '#calls/studio-shapes.ts'
import type { TakenOutLesson, TreeLesson } from '#calls/studio-tree.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toDocument } from '../../studio-paths.ts'
import { LessonRow } from './LessonRow.tsx'

interface OutsideChaptersProps {
  chapters: readonly StudioChapter[]
  /** By the id that the course's file has for them. */
  lessons: ReadonlyMap<string, TreeLesson>
  takenOut: readonly TakenOutLesson[]
  isChanged: boolean
  onMoveLesson: (lesson: string, to: string) => void
  onTaken: () => void
}

/** The lessons of a course that no chapter has: those that can be put into one, and those whose history has the way back. */
export function OutsideChapters(props: OutsideChaptersProps) {
  const { chapters, lessons, takenOut, isChanged, onMoveLesson, onTaken } = props
  const listed = new Set(chapters.flatMap((chapter) => chapter.lessons))
  const unlisted = [...lessons].filter(([id]) => !listed.has(id))
  return (
    <>
      {unlisted.length > 0 && (
        <Rows title="In no chapter">
          {unlisted.map(([id, lesson]) => (
            <li key={id} className="border-t-2 border-line py-2">
              <LessonRow
                shortId={id}
                lesson={lesson}
                isOnItsWay={false}
                chapterId=""
                chapters={chapters}
                isChanged={isChanged}
                onMove={(to) => onMoveLesson(id, to)}
                onTaken={onTaken}
              />
            </li>
          ))}
        </Rows>
      )}
      {takenOut.length > 0 && (
        <Rows title="Taken out">
          {takenOut.map(({ path, name, by, at }) => (
            <li key={path} className="border-t-2 border-line py-2">
              <Link
                to={toDocument(path)}
                className="inline-block py-1 font-bold underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span className="block text-[0.9rem] leading-snug text-ink-soft">
                {shownMoment(new Date(at))}
                {by !== '' && ` · ${by}`}
              </span>
            </li>
          ))}
        </Rows>
      )}
    </>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  const id = title.replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-2 font-display text-xl">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}
