import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StudioProblem } from '#calls/studio-documents.ts'
import { chapterRows } from '#calls/studio-rows.ts'
import type { StudioChapter, StudioCourse } from '#calls/studio-shapes.ts'
import type { TreeLesson } from '#calls/studio-tree.ts'
import { call } from '../../call.ts'
import { moved } from '../arrange/moved.ts'
import { OrderList } from '../arrange/OrderList.tsx'
import { notesOf } from '../draft/problem-notes.ts'
import { treeQuery } from '../draft/studio-queries.ts'
import { RowNotes, TextRow } from '../ui/FormRow.tsx'
import { ChapterRows } from './ChapterRows.tsx'
import { NameDialog } from './NameDialog.tsx'
import { OutsideChapters } from './OutsideChapters.tsx'

/** What is said of one stands at its field. */
const nameOfChapter = /^chapters\[\d+\]\.name$/

interface ChaptersPartProps {
  courseId: string
  languageId: string
  course: StudioCourse
  isChanged: boolean
  onChange: (chapters: StudioChapter[]) => void
  /** A chapter or lesson was made at the academy: the document there is newer. */
  onMade: () => void
  problems: readonly StudioProblem[]
}

/** The chapters of a course and their lessons, in order; lessons may go from one chapter to another. */
export function ChaptersPart(props: ChaptersPartProps) {
  const { courseId, languageId, course, isChanged, onChange, onMade, problems } = props
  const { data: tree } = useQuery(treeQuery(languageId))
  const shown = tree?.courses.find(({ id }) => id === courseId)
  const lessons = tree && lessonsById(shown)
  const [isNaming, setIsNaming] = useState(false)
  const { chapters } = course
  const notes = notesOf(problems)
  const others = notesOf(problems.filter(({ field }) => !nameOfChapter.test(field)))
  const moveLesson = (lesson: string, to: string) =>
    onChange(
      chapters.map((chapter) => {
        const rest = chapter.lessons.filter((one) => one !== lesson)
        return { ...chapter, lessons: chapter.id === to ? [...rest, lesson] : rest }
      }),
    )
  const replace = (next: StudioChapter) => onChange(chapters.map((one) => (one.id === next.id ? next : one)))
  const shared = { courseId, isChanged, onMade, chapters, lessons, onMoveLesson: moveLesson }
  return (
    <>
      <RowNotes notes={others('chapters')} />
      <OrderList
        label="Chapters"
        items={chapters}
        keyOf={({ id }) => id}
        nameOf={({ name, id }) => `chapter ${name || id}`}
        onMove={(from, to) => onChange(moved(chapters, from, to))}
        below={(chapter) => (
          <ChapterRows
            {...shared}
            chapter={chapter}
            onChange={replace}
            onRemove={() => onChange(chapters.filter(({ id }) => id !== chapter.id))}
          />
        )}
      >
        {(chapter, place) => (
          <TextRow
            label="Chapter"
            className="max-w-xl pb-2"
            value={chapter.name}
            notes={notes(`chapters[${place}].name`)}
            onChange={(name) => replace({ ...chapter, name })}
          />
        )}
      </OrderList>
      <NameDialog
        open={isNaming}
        onClose={() => setIsNaming(false)}
        title="New chapter"
        make={(name) => call(chapterRows.make, { body: { courseId, name } })}
        onMade={onMade}
      />
      <AddButton isChanged={isChanged} onClick={() => setIsNaming(true)} />
      {shown && lessons && (
        <OutsideChapters
          chapters={chapters}
          lessons={lessons}
          takenOut={shown.takenOut}
          isChanged={isChanged}
          onMoveLesson={moveLesson}
          onTaken={onMade}
        />
      )}
    </>
  )
}

function AddButton({ isChanged, onClick }: { isChanged: boolean; onClick: () => void }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-4">
      <button
        type="button"
        disabled={isChanged}
        onClick={onClick}
        className="min-h-11 border-2 border-ink px-5 font-bold hover:bg-ink hover:text-paper disabled:opacity-55"
      >
        New chapter
      </button>
      {isChanged && <span className="text-ink-soft">Save your changes to add chapters and lessons.</span>}
    </p>
  )
}

/** Lessons of the tree by the id that the course's file has for them. */
function lessonsById(
  course: { id: string; chapters: { lessons: TreeLesson[] }[]; unlisted: TreeLesson[] } | undefined,
): Map<string, TreeLesson> {
  const all = course ? [...course.chapters.flatMap(({ lessons }) => lessons), ...course.unlisted] : []
  return new Map(all.map((lesson) => [lesson.id.slice((course?.id.length ?? 0) + 1), lesson]))
}
