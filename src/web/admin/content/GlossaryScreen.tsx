import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { StudioDocument } from '#calls/studio-documents.ts'
import type { StudioGloss } from '#calls/studio-shapes.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { toContent } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import { DraftBar } from '../draft/DraftBar.tsx'
import { GlossedForm } from '../draft/GlossedForm.tsx'
import { HistoryPanel } from '../draft/HistoryPanel.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { type NotesOf, notesBeside, notesOf } from '../draft/problem-notes.ts'
import { StateMark } from '../draft/StateMark.tsx'
import { documentQuery } from '../draft/studio-queries.ts'
import { type ContentOf, useDraft } from '../draft/use-draft.ts'
import { useLint } from '../draft/use-lint.ts'
import { RowNotes, TextRow } from '../ui/FormRow.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Pager } from '../ui/Pager.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'

/** /admin/glossary: the small words and forms that stand in many lessons and are taught in none. */
export default function GlossaryScreen() {
  const [search] = useSearchParams()
  const languageId = search.get('language') ?? 'hindi'
  const query = useQuery(documentQuery(`${languageId}/glossary.yaml`))
  return (
    <Loaded query={query} title="Glossary">
      {(document) =>
        document.content?.kind === 'glossary' && (
          <LearntLanguage value={languageId}>
            <Glossary
              key={document.path}
              languageId={languageId}
              opened={document}
              content={document.content}
            />
          </LearntLanguage>
        )
      }
    </Loaded>
  )
}

interface GlossaryProps {
  languageId: string
  opened: StudioDocument
  content: ContentOf<'glossary'>
}

function Glossary({ languageId, opened, content }: GlossaryProps) {
  const draft = useDraft(opened, content)
  const problems = useLint(opened.path, draft.content)
  const { glossary } = draft.content
  const change = (next: StudioGloss[]) => draft.change({ kind: 'glossary', glossary: next })
  return (
    <>
      <StudioHeading
        title="Glossary"
        above={
          <Link to={toContent(languageId)} className="underline underline-offset-4">
            Content
          </Link>
        }
        actions={
          <PublishButton
            what={{ path: opened.path }}
            isBlocked={draft.isChanged || draft.base.state !== 'draft'}
          />
        }
      >
        <span className="flex flex-wrap items-center gap-3">
          <StateMark state={draft.base.state} />
          <span>Small words and forms that no lesson teaches, and what stands below them in a sentence.</span>
        </span>
      </StudioHeading>
      <RowNotes
        notes={notesBeside(
          problems,
          '',
          glossary.flatMap((_, place) => [formAt(place), meaningAt(place)]),
        )}
      />
      <Rows languageId={languageId} glossary={glossary} notes={notesOf(problems)} onChange={change} />
      <DraftBar draft={draft} />
      <h2 className="mt-10 mb-3 font-display text-2xl">History</h2>
      <HistoryPanel document={draft.base} isChanged={draft.isChanged} onRestored={draft.take} />
    </>
  )
}

const formAt = (place: number) => `[${place}].form`
const meaningAt = (place: number) => `[${place}].gloss`

const isFound = ({ form, gloss }: StudioGloss, sought: string) =>
  form.includes(sought) || gloss.toLowerCase().includes(sought.toLowerCase())

interface RowsProps {
  languageId: string
  glossary: readonly StudioGloss[]
  notes: NotesOf
  onChange: (glossary: StudioGloss[]) => void
}

function Rows({ languageId, glossary, notes, onChange }: RowsProps) {
  const [sought, setSought] = useState('')
  // A new search box each time one is added, for the new form must be seen.
  const [round, setRound] = useState(0)
  // What was changed since the search: a row does not go while one writes in it.
  const [written, setWritten] = useState<readonly number[]>([])
  const rows = glossary
    .map((row, place) => ({ ...row, place }))
    .filter((row) => isFound(row, sought) || written.includes(row.place))
  const [most, setMost] = useState(60)
  const { box, added } = useAddedFocus<HTMLUListElement>()
  const search = (text: string) => {
    setSought(text)
    setWritten([])
  }
  const add = () => {
    search('')
    setRound(round + 1)
    onChange([{ form: '', gloss: '' }, ...glossary])
  }
  const change = (place: number, part: Partial<StudioGloss>) => {
    if (!written.includes(place)) setWritten([...written, place])
    onChange(glossary.map((row, at) => (at === place ? { ...row, ...part } : row)))
  }
  const takeOut = (place: number) => {
    setWritten(written.filter((at) => at !== place).map((at) => (at > place ? at - 1 : at)))
    onChange(glossary.toSpliced(place, 1))
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchBox
          key={round}
          label="Find a form"
          value={sought}
          onSearch={search}
          className="min-w-0 grow sm:max-w-sm"
        />
        <Button look="secondary" onClick={() => added(add)}>
          Add a form
        </Button>
      </div>
      <ul ref={box} className="grid gap-2 xl:grid-cols-2 xl:gap-x-8">
        {rows.slice(0, most).map(({ form, gloss, place }) => (
          <li
            // Counted from the end: what is added stands at the beginning, and is a row of its own.
            key={glossary.length - place}
            className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 border-b border-line pb-2"
          >
            <GlossedForm
              languageId={languageId}
              form={form}
              notes={notes(formAt(place))}
              onChange={(text) => change(place, { form: text })}
            />
            <TextRow
              label="Means"
              value={gloss}
              notes={notes(meaningAt(place))}
              onChange={(text) => change(place, { gloss: text })}
            />
            <Button
              look="quiet"
              size="small"
              className="min-h-11! self-end"
              aria-label={`Out: ${form}`}
              onClick={() => takeOut(place)}
            >
              Out
            </Button>
          </li>
        ))}
      </ul>
      <Pager
        shown={Math.min(most, rows.length)}
        total={rows.length}
        isWhole
        hasMore={rows.length > most}
        pending={false}
        onMore={() => setMost(most + 200)}
      />
    </>
  )
}
