import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { StudioDocument } from '#calls/studio-documents.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { toLessonEditor } from '../../paths.ts'
import { toContent, toCourseEditor, toGlossary, toMasters, toWords } from '../../studio-paths.ts'
import { HistoryPanel } from '../draft/HistoryPanel.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { StateMark } from '../draft/StateMark.tsx'
import { documentQuery } from '../draft/studio-queries.ts'
import { TextEditor } from '../draft/TextEditor.tsx'
import { asItStands } from '../draft/use-draft.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'

/** Which screen has the fields of a document of this kind. */
const screens: Record<string, (document: StudioDocument, languageId: string) => string> = {
  lesson: ({ wireId }) => toLessonEditor(wireId),
  course: ({ wireId }) => toCourseEditor(wireId),
  masters: (_, languageId) => toMasters(languageId),
  glossary: (_, languageId) => toGlossary(languageId),
  words: ({ path }, languageId) => toWords(languageId, path.split('/').slice(0, 2).join('-')),
}

function titleOf({ path, content }: StudioDocument): string {
  if (content?.kind === 'language') return `The language: ${content.language.name}`
  if (content?.kind === 'lesson') return content.lesson.name || path
  return content?.kind === 'placement' ? 'Placement test' : path
}

/**
 * /admin/document?path=: whoever has a document's path is led to its screen; a language, a placement test, and what no
 * screen can read stand as text.
 */
export default function DocumentScreen() {
  const [search] = useSearchParams()
  const path = search.get('path') ?? ''
  const query = useQuery(documentQuery(path))
  return (
    <Loaded query={query} title="Document">
      {(document) => {
        const screen = document.content && !document.isRemoved && screens[document.content.kind]
        if (screen) return <Navigate replace to={screen(document, path.split('/')[0] ?? '')} />
        return (
          <LearntLanguage value={path.split('/')[0] ?? ''}>
            <DocumentAsText key={path} opened={document} />
          </LearntLanguage>
        )
      }}
    </Loaded>
  )
}

function DocumentAsText({ opened }: { opened: StudioDocument }) {
  const [kept, setKept] = useState(opened)
  const [isChanged, setIsChanged] = useState(false)
  // What others save meanwhile is shown until one writes oneself.
  if (!isChanged && opened.revision > kept.revision) setKept(opened)
  const document = asItStands(kept, opened)
  const { path, state, content, revision, isRemoved, text } = document
  return (
    <>
      <StudioHeading
        title={titleOf(document)}
        above={
          <Link to={toContent(path.split('/')[0])} className="underline underline-offset-4">
            Content
          </Link>
        }
        actions={
          <PublishButton
            what={{ path }}
            isBlocked={isChanged || state !== 'draft' || (isRemoved && document.publishedRevision === null)}
          />
        }
      >
        {isRemoved ? (
          'This was taken out. Below is what it said last; its history has the way back.'
        ) : content === null ? (
          'It cannot be read as it stands. Mend it here.'
        ) : (
          <StateMark state={state} isNew={document.publishedRevision === null} />
        )}
      </StudioHeading>
      {isRemoved ? (
        <pre className="border-2 border-line bg-card p-4 text-[0.9rem] break-words whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <TextEditor key={revision} document={document} onSaved={setKept} onChanged={setIsChanged} />
      )}
      <h2 className="mt-10 mb-3 font-display text-2xl">History</h2>
      <HistoryPanel document={document} isChanged={isChanged} onRestored={setKept} />
    </>
  )
}
