import { useState } from 'react'
import { Link, replace } from 'react-router'
import type { StudioDocument } from '#calls/studio-documents.ts'
import { toContent, toCourseEditor, toGlossary, toLessonEditor, toMasters, toWords } from '../../paths.ts'
import { queries } from '../../queries.ts'
import { HistoryPanel } from '../draft/HistoryPanel.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { StateMark } from '../draft/StateMark.tsx'
import { documentQuery } from '../draft/studio-queries.ts'
import { TextEditor } from '../draft/TextEditor.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/DocumentScreen.ts'

/** Which screen has the fields of a document of this kind. */
const screens: Record<string, (document: StudioDocument, languageId: string) => string> = {
  lesson: ({ wireId }) => toLessonEditor(wireId),
  course: ({ wireId }) => toCourseEditor(wireId),
  masters: (_, languageId) => toMasters(languageId),
  glossary: (_, languageId) => toGlossary(languageId),
  words: ({ path }, languageId) => toWords(languageId, path.split('/').slice(0, 2).join('-')),
}

/**
 * /admin/document?path=: whoever has a document's path is led to its screen; a language, a placement test, and what no
 * screen can read stand as text.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = new URL(request.url).searchParams.get('path') ?? ''
  const document = await queries.fetchQuery(documentQuery(path))
  const screen = document.content && screens[document.content.kind]
  if (screen) throw replace(screen(document, path.split('/')[0] ?? ''))
  return document
}

export default function DocumentScreen({ loaderData: opened }: Route.ComponentProps) {
  const [document, setDocument] = useState(opened)
  const { path, state, content, revision } = document
  return (
    <>
      <StudioHeading
        title={content?.kind === 'language' ? content.language.name : path}
        above={
          <Link to={toContent(path.split('/')[0])} className="underline underline-offset-4">
            Content
          </Link>
        }
        actions={<PublishButton what={{ path }} isBlocked={state !== 'draft'} />}
      >
        {content === null ? (
          'It cannot be read as it stands. Mend it here.'
        ) : (
          <StateMark state={state} isNew={document.publishedRevision === null} />
        )}
      </StudioHeading>
      <TextEditor key={revision} document={document} onSaved={setDocument} />
      <h2 className="mt-10 mb-3 font-display text-2xl">History</h2>
      <HistoryPanel document={document} isChanged={false} onRestored={setDocument} />
    </>
  )
}
