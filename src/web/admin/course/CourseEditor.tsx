import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StudioDocument } from '#calls/studio-documents.ts'
import type { StudioCourse } from '#calls/studio-shapes.ts'
import { toContent, toWords } from '../../studio-paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { DraftBar } from '../draft/DraftBar.tsx'
import { GuardedTabs } from '../draft/GuardedTabs.tsx'
import { HistoryPanel } from '../draft/HistoryPanel.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { StateMark } from '../draft/StateMark.tsx'
import { treeQuery } from '../draft/studio-queries.ts'
import { TextEditor } from '../draft/TextEditor.tsx'
import { type ContentOf, type Draft, useDraft } from '../draft/use-draft.ts'
import { useLint } from '../draft/use-lint.ts'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { ChaptersPart } from './ChaptersPart.tsx'
import { CourseAbout } from './CourseAbout.tsx'
import { ExportButton } from './ExportButton.tsx'

interface CourseEditorProps {
  courseId: string
  languageId: string
  opened: StudioDocument
  content: ContentOf<'course'>
}

const parts = [
  { id: 'chapters', label: 'Chapters and lessons' },
  { id: 'about', label: 'About' },
  { id: 'history', label: 'History' },
  { id: 'file', label: 'The file' },
] as const

export function CourseEditor({ courseId, languageId, opened, content }: CourseEditorProps) {
  const draft = useDraft(opened, content)
  const { data: tree } = useQuery(treeQuery(languageId))
  const course = tree?.courses.find(({ id }) => id === courseId)
  const [part, setPart] = useState('chapters')
  const [isFileChanged, setIsFileChanged] = useState(false)
  return (
    <>
      <StudioHeading
        title={draft.content.course.name || 'A course without a name'}
        above={
          <Link to={toContent(languageId)} className="underline underline-offset-4">
            Content
          </Link>
        }
        actions={
          <>
            <LinkButton look="secondary" to={toWords(languageId, courseId)}>
              Its words
            </LinkButton>
            <ExportButton what={{ courseId }}>Export</ExportButton>
            <PublishButton
              what={{ courseId }}
              isBlocked={draft.isChanged || (course?.draftCount ?? 0) === 0}
            />
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-3">
          {course && <StateMark state={course.state} isNew={draft.base.publishedRevision === null} />}
          {course && course.draftCount > 0 && <span>{course.draftCount} to publish</span>}
        </span>
      </StudioHeading>
      <GuardedTabs
        label="Parts of the course"
        isChanged={isFileChanged}
        tabs={parts}
        chosen={part}
        onChoose={setPart}
      >
        <Part
          part={part}
          courseId={courseId}
          languageId={languageId}
          draft={draft}
          onFileChanged={setIsFileChanged}
        />
      </GuardedTabs>
      <DraftBar draft={draft} isFileChanged={isFileChanged} />
    </>
  )
}

interface PartProps {
  part: string
  courseId: string
  languageId: string
  draft: Draft<'course'>
  onFileChanged: (isChanged: boolean) => void
}

function Part({ part, courseId, languageId, draft, onFileChanged }: PartProps) {
  const problems = useLint(draft.base.path, draft.content)
  const { course } = draft.content
  const change = (fields: Partial<StudioCourse>) =>
    draft.change({ kind: 'course', course: { ...course, ...fields } })
  if (part === 'about') return <CourseAbout course={course} problems={problems} onChange={change} />
  if (part === 'history')
    return <HistoryPanel document={draft.base} isChanged={draft.isChanged} onRestored={draft.take} />
  if (part === 'chapters')
    return (
      <ChaptersPart
        courseId={courseId}
        languageId={languageId}
        course={course}
        isChanged={draft.isChanged}
        onChange={(chapters) => change({ chapters })}
        onMade={() => void draft.reopen(false)}
        problems={problems}
      />
    )
  return draft.isChanged ? (
    <p>Save or undo your changes to see the course as its file.</p>
  ) : (
    <TextEditor
      key={draft.base.revision}
      document={draft.base}
      onSaved={draft.take}
      onChanged={onFileChanged}
    />
  )
}
