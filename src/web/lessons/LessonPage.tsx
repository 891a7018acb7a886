import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { lastVisitedPage } from '#calls/lessons.ts'
import { call } from '../call.ts'
import { type LessonPlace, toLesson } from '../paths.ts'
import { useDataAnew } from '../use-data-anew.ts'
import { LessonDrawer } from './LessonDrawer.tsx'
import { LessonView } from './LessonView.tsx'
import { LockedLesson } from './LockedLesson.tsx'
import { menuQuery } from './lesson-queries.ts'
import { loadLesson, type OpenedLesson } from './load-lesson.ts'

interface LessonPageProps {
  opened: OpenedLesson
  /** Whose menu the drawer shows. */
  menuId: string
  place: LessonPlace
}

/** A lesson beside the drawer of its course. */
export function LessonPage({ opened: loaded, menuId, place }: LessonPageProps) {
  const { lessonId } = place
  const opened = useDataAnew(
    loaded,
    useCallback(() => loadLesson(menuId, lessonId), [menuId, lessonId]),
  )
  const { data: menu = [] } = useQuery(menuQuery(menuId))
  const address = toLesson(place)
  useEffect(() => {
    // Only a help for the next visit: nobody needs to hear when it fails.
    call(lastVisitedPage, { body: { lastVisitedPage: address } }).catch(() => {})
  }, [address])

  const named = menu.flatMap((chapter) => chapter.lessons).find((lesson) => lesson.id === lessonId)
  return (
    <div className="measure grid gap-x-10 pt-4 lg:grid-cols-[19rem_minmax(0,1fr)] lg:pt-8">
      <LessonDrawer menu={menu} place={place} courseName={opened.lesson?.extraInfo.unitName ?? ''} />
      {opened.lesson ? (
        <LessonView key={lessonId} lesson={opened.lesson} place={place} menu={menu} menuId={menuId} />
      ) : (
        <LockedLesson name={named?.name ?? 'Lesson'} />
      )}
    </div>
  )
}
