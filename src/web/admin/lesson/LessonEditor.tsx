import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { StudioDocument, StudioProblem } from '#calls/studio-documents.ts'
import type { StudioLesson } from '#calls/studio-shapes.ts'
import { fetched } from '../../ui/fetched.tsx'
import { DraftBar } from '../draft/DraftBar.tsx'
import { GuardedTabs } from '../draft/GuardedTabs.tsx'
import { HistoryPanel } from '../draft/HistoryPanel.tsx'
import { documentQuery } from '../draft/studio-queries.ts'
import { TextEditor } from '../draft/TextEditor.tsx'
import { type ContentOf, type Draft, useDraft } from '../draft/use-draft.ts'
import { useLint } from '../draft/use-lint.ts'
import { useOpenItem } from '../draft/use-open-item.ts'
import { ExercisesPart } from '../exercise/ExercisesPart.tsx'
import { knownWordsQuery } from '../words/known-words.ts'
import { LessonAbout } from './LessonAbout.tsx'
import { LessonHeading } from './LessonHeading.tsx'
import type { LessonWhere } from './LessonOpened.tsx'
import { LessonWords } from './LessonWords.tsx'
import { isLessonPart, type LessonPart, lessonParts, partOfField } from './lesson-parts.ts'
import { usePublishedIds } from './use-published-ids.ts'

const FilmsPart = fetched(() => import('../film/FilmsPart.tsx').then((module) => module.FilmsPart))

interface LessonEditorProps {
  where: LessonWhere
  opened: StudioDocument
  content: ContentOf<'lesson'>
  start: { part: LessonPart; exercise: string }
}

/** A lesson being written. What is changed in one part stays while one looks at another, until it is saved. */
export function LessonEditor({ where, opened, content, start }: LessonEditorProps) {
  const draft = useDraft(opened, content)
  const [part, setPart] = useState<LessonPart>(start.part)
  const [isFileChanged, setIsFileChanged] = useState(false)
  const problems = useLint(where.path, draft.content)
  return (
    <>
      <LessonHeading where={where} draft={draft} problems={problems} />
      <GuardedTabs
        label="Parts of the lesson"
        isChanged={isFileChanged}
        tabs={lessonParts.map(({ id, label }) => ({ id, label: labelled(label, wrongIn(id, problems)) }))}
        chosen={part}
        onChoose={(id) => isLessonPart(id) && setPart(id)}
      >
        <Part
          part={part}
          where={where}
          draft={draft}
          problems={problems}
          exercise={start.exercise}
          onFileChanged={setIsFileChanged}
        />
      </GuardedTabs>
      <DraftBar draft={draft} isFileChanged={isFileChanged} />
    </>
  )
}

const wrongIn = (part: LessonPart, problems: readonly StudioProblem[]) =>
  problems.filter(
    ({ severity, field }) =>
      severity === 'error' && (partOfField[field.split(/[.[]/)[0] ?? ''] ?? 'about') === part,
  ).length

const labelled = (label: string, wrong: number) => (wrong === 0 ? label : `${label} (${wrong} to mend)`)

interface PartProps {
  part: LessonPart
  where: LessonWhere
  draft: Draft<'lesson'>
  problems: readonly StudioProblem[]
  /** The exercise that is open at first. */
  exercise: string
  onFileChanged: (isChanged: boolean) => void
}

function Part({ part, where, draft, problems, exercise, onFileChanged }: PartProps) {
  const { lesson } = draft.content
  const [open, setOpen] = useOpenItem(exercise, draft.renumbered)
  const { data: words = [] } = useQuery(knownWordsQuery(where.languageId))
  const { data: masters } = useQuery(documentQuery(`${where.languageId}/masters.yaml`))
  const published = usePublishedIds(draft.base)
  const change = (fields: Partial<StudioLesson>) =>
    draft.change({ kind: 'lesson', lesson: { ...lesson, ...fields } })
  const about = { lesson, problems, onChange: change }
  switch (part) {
    case 'about':
      return <LessonAbout {...about} />
    case 'words':
      return <LessonWords {...about} languageId={where.languageId} courseId={where.courseId} words={words} />
    case 'films':
      return (
        <Suspense>
          <FilmsPart
            path={where.path}
            lesson={lesson}
            next={draft.base.nextFilm}
            onChange={(films) => change({ films })}
            problems={problems}
            renumbered={draft.renumbered}
          />
        </Suspense>
      )
    case 'exercises':
      return (
        <ExercisesPart
          path={where.path}
          lesson={lesson}
          next={draft.base.nextExercise}
          onChange={(exercises) => change({ exercises })}
          open={open}
          onOpen={setOpen}
          published={published}
          words={words}
          masters={masters?.content?.kind === 'masters' ? masters.content.masters : []}
          problems={problems}
        />
      )
    case 'history':
      return <HistoryPanel document={draft.base} isChanged={draft.isChanged} onRestored={draft.take} />
    case 'file':
      return draft.isChanged ? (
        <p>Save or undo your changes to see the lesson as its file.</p>
      ) : (
        <TextEditor
          key={draft.base.revision}
          document={draft.base}
          onSaved={draft.take}
          onChanged={onFileChanged}
        />
      )
  }
}
