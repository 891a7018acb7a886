import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MenuChapter } from '#calls/courses.ts'
import type { Lesson } from '#calls/lessons.ts'
import { academy } from '#rules/academy.ts'
import { continueFrom, type Destination } from '#rules/next-lesson.ts'
import { isPermitted, readsEverything } from '#rules/permissions.ts'
import { messageOf } from '../call-error.ts'
import { DownloadButton } from '../offline/DownloadButton.tsx'
import { keepProgress } from '../offline/kept-answers.ts'
import { type LessonPlace, toDashboard, toLesson, toLessonEditor, toPractice } from '../paths.ts'
import { Player } from '../player/Player.tsx'
import { useSaving } from '../saving/use-saving.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Message } from '../ui/Message.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { useMe } from '../use-me.ts'
import { completeVideo, isFinal, untold, watched } from './complete-video.ts'
import { LessonNote } from './LessonNote.tsx'
import { lessonProgressQuery, menuQuery } from './lesson-queries.ts'
import { ReportIssue } from './ReportIssue.tsx'
import { useFilmPlace } from './tell-place.ts'
import { VideoList } from './VideoList.tsx'

interface LessonViewProps {
  lesson: Lesson
  place: LessonPlace
  menu: readonly MenuChapter[]
  menuId: string
}

const addressOf = (destination: Destination, { languageId }: LessonPlace) => {
  if (destination.to === 'dashboard') return toDashboard()
  const { unitId: courseId, chapterId, lessonId } = destination
  const place = { languageId, courseId, chapterId, lessonId }
  return destination.to === 'practice' ? toPractice(place) : toLesson(place)
}

/** Tells once for each video that it was watched, and what came of it. */
function useCompletion({ lesson: { id: lesson }, chapterId: chapter, extraInfo }: Lesson, menuId: string) {
  const { courseId: course, unitId: unit } = extraInfo
  const queries = useQueryClient()
  const { _id: studentId, impersonatedBy } = useMe()
  const { save } = useSaving(studentId)
  const told = useRef(new Set<string>())
  const [failed, setFailed] = useState<{ videoId: string; error: unknown } | null>(null)
  const complete = useCallback(
    async (videoId: string) => {
      if (told.current.has(videoId)) return
      told.current.add(videoId)
      setFailed(null)
      try {
        const at = { course, unit, chapter, lesson }
        const progress = await completeVideo(at, videoId)
        // It waits once, however often the page is opened meanwhile.
        const id = `watched ${studentId} ${videoId}`
        if (progress === null) return save({ id, update: watched(at, videoId) })
        queries.setQueryData(lessonProgressQuery(lesson).queryKey, progress)
        // Through a student's eyes an admin is answered as somebody who has done nothing.
        if (!impersonatedBy) await keepProgress(studentId, lesson, progress)
        await queries.invalidateQueries({ queryKey: menuQuery(menuId).queryKey })
      } catch (error) {
        told.current.delete(videoId)
        setFailed({ videoId, error })
      }
    },
    [course, unit, chapter, lesson, menuId, queries, save, studentId, impersonatedBy],
  )
  return { complete, failed }
}

export function LessonView({ lesson: opened, place, menu, menuId }: LessonViewProps) {
  const { lesson, chapter } = opened
  const { videos } = lesson
  const [shown, setShown] = useState('')
  const video = videos.find(({ id }) => id === shown) ?? videos[0]
  const { data: progress } = useQuery(lessonProgressQuery(lesson.id))
  const { complete, failed } = useCompletion(opened, menuId)
  useFilmPlace(video)
  const { role, impersonatedBy } = useMe()
  // spec 6: an admin's progress is not kept, so there is no bar.
  const isKept = !readsEverything(role)
  const tellRest = useEffectEvent(() => {
    if (!isKept || impersonatedBy || !progress) return
    for (const { id } of untold(videos, progress)) void complete(id)
  })
  useEffect(() => tellRest(), [])
  const next = continueFrom(menu, lesson.id)
  return (
    <article className="min-w-0">
      <title>{`${lesson.name} · ${academy.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-ink-soft">{chapter}</p>
        {isPermitted(role, 'content') && (
          <LinkButton look="quiet" className="px-0!" to={toLessonEditor(lesson.id)}>
            Edit
          </LinkButton>
        )}
      </div>
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">
        <MixedText>{lesson.name}</MixedText>
      </h1>
      {/* On a phone the aim stands last, so that the film can be played where the page opens. */}
      <div className="max-sm:mt-2 max-sm:flex max-sm:flex-col">
        {lesson.aim && (
          <p className="mt-2 mb-6 max-w-prose text-lg max-sm:order-1 max-sm:mb-0">
            <MixedText>{lesson.aim}</MixedText>
          </p>
        )}
        {videos.length > 1 && (
          <VideoList videos={videos} shown={video?.id ?? ''} onShow={({ id }) => setShown(id)} />
        )}
        {video ? (
          <Player key={video.id} video={video} onWatched={() => complete(video.id)} />
        ) : (
          <Message tone="note">This lesson does not have any video</Message>
        )}
      </div>
      {failed && isFinal(failed.error) && <Message className="mt-3">{messageOf(failed.error)}</Message>}
      {failed && !isFinal(failed.error) && (
        <Message className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <span>Error during adding/updating update user progress, Please try again.</span>
          <Button look="secondary" size="small" onClick={() => complete(failed.videoId)}>
            Try again
          </Button>
        </Message>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 mt-4 bg-paper px-4 pt-1 pb-3 sm:static sm:mx-0 sm:px-0">
        {isKept && <Shirorekha value={progress?.progress ?? 0} label={`Progress of ${lesson.name}`} />}
        <div className="mt-3 flex items-center justify-between gap-4 max-[19em]:flex-wrap">
          <p className="text-[0.95rem] leading-snug text-ink-soft">
            {countOf(lesson, progress?.completedExerciseIds)}
          </p>
          <LinkButton to={addressOf(next, place)} size="large" className="shrink-0">
            Continue
          </LinkButton>
        </div>
      </div>
      <div className="mt-4">
        <DownloadButton place={place} lessonName={lesson.name} />
      </div>
      {lesson.note && <LessonNote note={lesson.note} />}
      <ReportIssue lessonId={lesson.id} />
    </article>
  )
}

function countOf(lesson: Lesson['lesson'], completed: readonly string[] = []) {
  if (lesson.exerciseCount === 0) return 'Watch, then go on.'
  if (completed.length >= lesson.exerciseCount) return `All ${lesson.exerciseCount} exercises done`
  return `${completed.length} of ${lesson.exerciseCount} exercises done`
}
