import { useState } from 'react'
import { lessonRows } from '#calls/studio-rows.ts'
import type { StudioChapter } from '#calls/studio-shapes.ts'
import type { TreeLesson } from '#calls/studio-tree.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { moved } from '../arrange/moved.ts'
import { OrderList } from '../arrange/OrderList.tsx'
import { CheckRow, SelectRow } from '../ui/FormRow.tsx'
import { LessonRow } from './LessonRow.tsx'
import { NameDialog } from './NameDialog.tsx'

interface ChapterRowsProps {
  courseId: string
  chapter: StudioChapter
  chapters: readonly StudioChapter[]
  /** Undefined while they are on their way. */
  lessons: ReadonlyMap<string, TreeLesson> | undefined
  isChanged: boolean
  onChange: (chapter: StudioChapter) => void
  onRemove: () => void
  onMoveLesson: (lesson: string, to: string) => void
  onMade: () => void
}

const access = [
  { value: '', label: 'as the language has it' },
  { value: 'free', label: 'free for everybody' },
  { value: 'plan', label: 'with a plan' },
]

/** A chapter under its name: who may open it, its lessons in order. */
export function ChapterRows(props: ChapterRowsProps) {
  const { courseId, chapter, chapters, lessons, isChanged, onChange, onRemove, onMoveLesson, onMade } = props
  const [isNaming, setIsNaming] = useState(false)
  const change = (part: Partial<StudioChapter>) => onChange({ ...chapter, ...part })
  const setAccess = (value: string) => {
    const { free, ...rest } = chapter
    onChange(value === '' ? rest : { ...rest, free: value === 'free' })
  }
  return (
    <div className="pb-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <SelectRow
          label="Opens"
          value={chapter.free === undefined ? '' : chapter.free ? 'free' : 'plan'}
          options={access}
          onChange={setAccess}
        />
        <CheckRow label="Taught" checked={chapter.active} onChange={(active) => change({ active })} />
      </div>
      <div className="mt-3">
        <OrderList
          label={`Lessons of ${chapter.name}`}
          items={chapter.lessons}
          keyOf={(id) => id}
          nameOf={(id) => lessons?.get(id)?.name || id}
          onMove={(from, to) => change({ lessons: moved(chapter.lessons, from, to) })}
        >
          {(id) => (
            <LessonRow
              shortId={id}
              lesson={lessons?.get(id)}
              isOnItsWay={!lessons}
              chapterId={chapter.id}
              chapters={chapters}
              isChanged={isChanged}
              onMove={(to) => onMoveLesson(id, to)}
              onTaken={onMade}
            />
          )}
        </OrderList>
        {chapter.lessons.length === 0 && (
          <p className="py-3 text-ink-soft">No lesson stands in it yet. Begin one here, or move one in.</p>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="secondary" size="small" disabled={isChanged} onClick={() => setIsNaming(true)}>
            {`New lesson in ${chapter.name}`}
          </Button>
          {chapter.lessons.length === 0 && (
            <Button look="quiet" size="small" onClick={onRemove}>
              Take this empty chapter out
            </Button>
          )}
        </div>
      </div>
      <NameDialog
        open={isNaming}
        onClose={() => setIsNaming(false)}
        title="New lesson"
        make={(name) => call(lessonRows.make, { body: { chapterId: `${courseId}.${chapter.id}`, name } })}
        onMade={onMade}
      />
    </div>
  )
}
