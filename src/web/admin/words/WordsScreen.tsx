import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { wordRows } from '#calls/studio-rows.ts'
import type { TreeLanguage } from '#calls/studio-tree.ts'
import { callPage } from '../../call.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { toLessonEditor } from '../../paths.ts'
import { toContent, toWordEditor } from '../../studio-paths.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { Roman } from '../../ui/RomanLine.tsx'
import { Select } from '../../ui/Select.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { languagesTaughtQuery, treeQuery, unpublishedQuery } from '../draft/studio-queries.ts'
import { PagedTable } from '../PagedTable.tsx'
import { usePagedList } from '../paged-list.ts'
import type { Column } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { TwoLineLink } from '../ui/TwoLineLink.tsx'
import { NewWord } from './NewWord.tsx'
import { WordFiles } from './WordFiles.tsx'
import { type ListedWord, wordKindNames } from './word-kinds.ts'

const only = [
  { value: '', label: 'All words' },
  { value: 'unused', label: 'Taught in no lesson' },
  { value: 'without-picture', label: 'Without a picture' },
]

const columns: Column<ListedWord>[] = [
  {
    id: 'hi',
    label: 'Word',
    isName: true,
    cell: ({ id, hi, shownRoman }) => (
      <TwoLineLink to={toWordEditor(id)} under={<Roman>{shownRoman}</Roman>}>
        <Hindi>{hi}</Hindi>
      </TwoLineLink>
    ),
  },
  { id: 'en', label: 'Meaning', cell: ({ en }) => en },
  { id: 'is', label: 'Kind', cell: ({ is }) => wordKindNames[is] ?? is },
  { id: 'picture', label: 'Picture', cell: ({ picture }) => picture },
  {
    id: 'lessons',
    label: 'Taught in',
    cell: ({ lessons }) =>
      lessons.map(({ id, name }) => (
        <Link key={id} to={toLessonEditor(id)} className="block underline-offset-4 hover:underline">
          {name}
        </Link>
      )),
  },
]

type Sought = { languageId: string; courseId?: string; search?: string; only?: 'unused' | 'without-picture' }

function useWords(sought: Sought) {
  return usePagedList(['words', sought], (cursor) =>
    callPage(wordRows.list, { query: { ...sought, cursor } }),
  )
}

/** /admin/words: every word that is taught; searched, made, taken in and out as tables and Anki notes. */
export default function WordsScreen() {
  const query = useQuery(languagesTaughtQuery)
  return (
    <Loaded query={query} title="Words">
      {(languages) => <WordsOfOne languages={languages} />}
    </Loaded>
  )
}

function WordsOfOne({ languages }: { languages: TreeLanguage[] }) {
  const [search] = useSearchParams()
  const languageId = search.get('language') ?? languages.find(({ isOpen }) => isOpen)?.id ?? 'hindi'
  return (
    <LearntLanguage value={languageId}>
      <Words languages={languages} languageId={languageId} />
    </LearntLanguage>
  )
}

function Words({ languages, languageId }: { languages: TreeLanguage[]; languageId: string }) {
  const [search, setSearch] = useSearchParams()
  const courseId = search.get('course') ?? ''
  const { data: tree } = useQuery(treeQuery(languageId))
  const change = (part: Record<string, string>) => {
    const next = { ...Object.fromEntries(search), ...part }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  const filter = search.get('only')
  const words = useWords({
    languageId,
    ...(courseId !== '' && { courseId }),
    ...(search.get('search') && { search: search.get('search') ?? '' }),
    ...((filter === 'unused' || filter === 'without-picture') && { only: filter }),
  })
  const courses = tree?.courses ?? []
  const course = courses.find(({ id }) => id === courseId)
  const { data: unpublished = [] } = useQuery(unpublishedQuery(languageId))
  const isDraft = unpublished.some(({ path }) => path === course?.wordsPath)
  return (
    <>
      <StudioHeading
        title="Words"
        above={
          <Link to={toContent(languageId)} className="underline underline-offset-4">
            Content
          </Link>
        }
        actions={
          <>
            <NewWord key={languageId} languageId={languageId} courses={courses} courseId={courseId} />
            {isDraft && course && (
              <PublishButton what={{ path: course.wordsPath }}>Publish these words</PublishButton>
            )}
          </>
        }
      />
      <div className="mb-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label="Language"
          value={languageId}
          onChange={(language) => change({ language, course: '' })}
          options={languages.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          label="Course"
          value={courseId}
          onChange={(id) => change({ course: id })}
          options={[
            { value: '', label: 'All courses' },
            ...courses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label="Show"
          value={filter ?? ''}
          onChange={(value) => change({ only: value })}
          options={only}
        />
        <SearchBox
          label="Find a word"
          value={search.get('search') ?? ''}
          onSearch={(text) => change({ search: text })}
        />
      </div>
      <PagedTable
        label="Words"
        columns={columns}
        paged={words}
        empty="No word fits. Search for less, or make it."
      />
      <WordFiles languageId={languageId} courseId={courseId} />
    </>
  )
}
