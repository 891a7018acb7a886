import { useState } from 'react'
import { Link } from 'react-router'
import { lessonRows } from '#calls/studio-rows.ts'
import type { StudioChapter } from '#calls/studio-shapes.ts'
import type { TreeLesson } from '#calls/studio-tree.ts'
import { call } from '../../call.ts'
import { toLessonEditor } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { StateMark } from '../draft/StateMark.tsx'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { counted } from '../ui/counted.ts'

interface LessonRowProps {
  shortId: string
  lesson: TreeLesson | undefined
  isOnItsWay: boolean
  /** Empty where none has it. */
  chapterId: string
  chapters: readonly StudioChapter[]
  isChanged: boolean
  onMove: (chapterId: string) => void
  onTaken: () => void
}

/** One lesson in its chapter: the way in, how it stands, and where else it could go. */
export function LessonRow(props: LessonRowProps) {
  const { shortId, lesson, isOnItsWay, chapterId, chapters, isChanged, onMove, onTaken } = props
  const [isTaking, setIsTaking] = useState(false)
  if (!lesson)
    return (
      <p className="min-h-11 py-2 text-ink-soft">
        {isOnItsWay ? shortId : `${shortId}: there is no such lesson yet`}
      </p>
    )
  const { id, name, state, exerciseCount, filmCount, wordCount } = lesson
  const places = chapterId === '' ? [{ id: '', name: 'In no chapter' }, ...chapters] : chapters
  const takeOut = async () => {
    const { message } = await call(lessonRows.remove, { params: { id } })
    showToast(message, { ms: 4000 })
    onTaken()
    await forgetTaughtPages()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-48">
        <Link
          to={toLessonEditor(id)}
          className="inline-block py-1 font-bold underline-offset-4 hover:underline"
        >
          {name || shortId}
        </Link>
        <span className="block text-[0.9rem] leading-snug text-ink-soft">
          {counted(exerciseCount, 'exercise')} · {counted(filmCount, 'film')} · {counted(wordCount, 'word')}
        </span>
      </p>
      <StateMark state={state} />
      {places.length > 1 && (
        <select
          aria-label={`Chapter of ${name}`}
          value={chapterId}
          onChange={(event) => onMove(event.currentTarget.value)}
          className="min-h-11 max-w-48 border-2 border-control bg-card px-2"
        >
          {places.map((chapter) => (
            <option key={chapter.id} value={chapter.id}>
              {chapter.name}
            </option>
          ))}
        </select>
      )}
      {state !== 'inactive' && (
        <Button
          look="quiet"
          size="small"
          className="min-h-11!"
          disabled={isChanged}
          aria-label={`Take out ${name}`}
          onClick={() => setIsTaking(true)}
        >
          Take out
        </Button>
      )}
      <ConfirmDialog
        open={isTaking}
        onClose={() => setIsTaking(false)}
        title={`Take “${name}” out?`}
        verb="Take it out"
        onConfirm={takeOut}
      >
        <p>
          Once you publish, students no longer find it. Their progress is kept. What was never published is
          taken out of the draft.
        </p>
      </ConfirmDialog>
    </div>
  )
}
