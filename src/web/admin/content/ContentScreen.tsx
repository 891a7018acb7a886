import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { TreeLanguage } from '#calls/studio-tree.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { toDocument, toGlossary, toMasters, toWords } from '../../studio-paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { ExportButton } from '../course/ExportButton.tsx'
import { languagesTaughtQuery, treeQuery } from '../draft/studio-queries.ts'
import { counted } from '../ui/counted.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { CourseLevels } from './CourseLevels.tsx'
import { ImportButton } from './ImportButton.tsx'
import { NewCourse } from './NewCourse.tsx'
import { NewLanguage } from './NewLanguage.tsx'
import { Unpublished } from './Unpublished.tsx'

/** /admin/content: all that is taught in a language, and what of it waits to be published. */
export default function ContentScreen() {
  const query = useQuery(languagesTaughtQuery)
  return (
    <Loaded query={query} title="Content">
      {(languages) => <Content languages={languages} />}
    </Loaded>
  )
}

function Content({ languages }: { languages: TreeLanguage[] }) {
  const [search, setSearch] = useSearchParams()
  const usual = languages.find(({ isOpen }) => isOpen) ?? languages[0]
  const language = languages.find(({ id }) => id === search.get('language')) ?? usual
  const tree = useQuery({ ...treeQuery(language?.id ?? ''), enabled: language !== undefined })
  if (!language) return <StudioHeading title="Content">No language is taught yet.</StudioHeading>
  return (
    <LearntLanguage value={language.id}>
      <StudioHeading
        title="Content"
        actions={
          <Select
            label="Language"
            className="min-w-48"
            value={language.id}
            onChange={(id) => setSearch({ language: id })}
            options={languages.map(({ id, name, isOpen }) => ({
              value: id,
              label: isOpen ? name : `${name} (not open yet)`,
            }))}
          />
        }
      >
        {counted(language.courseCount, 'course')} · {counted(language.lessonCount, 'lesson')} ·{' '}
        {counted(language.wordCount, 'word')}
      </StudioHeading>
      <div className="mb-8 flex flex-wrap gap-3">
        <NewCourse languageId={language.id} />
        <LinkButton look="secondary" to={toWords(language.id)}>
          Words
        </LinkButton>
        <LinkButton look="secondary" to={toMasters(language.id)}>
          Exercise masters
        </LinkButton>
        <LinkButton look="secondary" to={toGlossary(language.id)}>
          Glossary
        </LinkButton>
        <LinkButton
          look="secondary"
          to={toDocument(language.path.replace('language.yaml', 'placement.yaml'))}
        >
          Placement test
        </LinkButton>
        <LinkButton look="secondary" to={toDocument(language.path)}>
          The language
        </LinkButton>
        <ImportButton />
        <ExportButton what={{ languageId: language.id }}>Export all</ExportButton>
        <NewLanguage />
      </div>
      <Unpublished languageId={language.id} />
      <Loaded query={tree}>
        {({ courses }) => <CourseLevels key={language.id} languageId={language.id} courses={courses} />}
      </Loaded>
    </LearntLanguage>
  )
}
