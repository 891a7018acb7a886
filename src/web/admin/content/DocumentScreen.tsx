import { replace } from 'react-router'
import type { StudioDocument } from '#calls/studio-documents.ts'
import { toContent, toCourseEditor, toGlossary, toLessonEditor, toMasters, toWords } from '../../paths.ts'
import { queries } from '../../queries.ts'
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
  language: (_, languageId) => toContent(languageId),
}

/** /admin/document?path=: whoever has a document's path is led to its screen; what no screen reads stands as text. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = new URL(request.url).searchParams.get('path') ?? ''
  const document = await queries.fetchQuery(documentQuery(path))
  const screen = document.content && screens[document.content.kind]
  if (screen) throw replace(screen(document, path.split('/')[0] ?? ''))
  return document
}

export default function DocumentScreen({ loaderData: document }: Route.ComponentProps) {
  return (
    <>
      <StudioHeading title={document.path}>It cannot be read as it stands. Mend it here.</StudioHeading>
      <TextEditor document={document} onSaved={() => location.reload()} />
    </>
  )
}
