import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { StudioDocument } from '#calls/studio-documents.ts'
import type { StudioMaster } from '#calls/studio-shapes.ts'
import type { ExerciseType } from '#rules/exercise-types.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { toContent } from '../../studio-paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { DraftBar } from '../draft/DraftBar.tsx'
import { HistoryPanel } from '../draft/HistoryPanel.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { notesBeside, notesOf, notesWithin } from '../draft/problem-notes.ts'
import { StateMark } from '../draft/StateMark.tsx'
import { documentQuery, whereQuery } from '../draft/studio-queries.ts'
import { type ContentOf, useDraft } from '../draft/use-draft.ts'
import { useLint } from '../draft/use-lint.ts'
import { typeNames } from '../exercise/exercise-forms.ts'
import { RowNotes, TextRow } from '../ui/FormRow.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/MastersScreen.ts'

/** /admin/exerciseMasters and /admin/exerciseMasters/:id, where 'Edit ExM' leads: what each kind of exercise asks. */
export default function MastersScreen({ params: { id = '' } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const where = useQuery({ ...whereQuery({ exerciseMaster: id }), enabled: id !== '' })
  const languageId = search.get('language') ?? 'hindi'
  if (id === '') return <MastersOf path={`${languageId}/masters.yaml`} languageId={languageId} first="" />
  return (
    <Loaded query={where} title="Exercise masters">
      {(found) => <MastersOf key={id} path={found.path} languageId={found.languageId} first={found.item} />}
    </Loaded>
  )
}

interface MastersOfProps {
  path: string
  languageId: string
  /** The one that is open at first. */
  first: string
}

function MastersOf({ path, languageId, first }: MastersOfProps) {
  const query = useQuery(documentQuery(path))
  return (
    <Loaded query={query} title="Exercise masters">
      {(document) =>
        document.content?.kind === 'masters' && (
          <LearntLanguage value={languageId}>
            <Masters
              key={path}
              languageId={languageId}
              opened={document}
              content={document.content}
              first={first}
            />
          </LearntLanguage>
        )
      }
    </Loaded>
  )
}

interface MastersProps {
  languageId: string
  opened: StudioDocument
  content: ContentOf<'masters'>
  /** The one that is open at first. */
  first: string
}

function Masters({ languageId, opened, content, first }: MastersProps) {
  const draft = useDraft(opened, content)
  const problems = useLint(opened.path, draft.content)
  const [open, setOpen] = useState(first)
  const { masters } = draft.content
  const notesAt = (place: number) => notesWithin(notesOf(problems), `[${place}]`)
  const change = (place: number, part: Partial<StudioMaster>) =>
    draft.change({
      kind: 'masters',
      masters: masters.map((one, at) => (at === place ? { ...one, ...part } : one)),
    })
  return (
    <>
      <StudioHeading
        title="Exercise masters"
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
          <span>What students are asked to do, kind by kind. An exercise may say something else itself.</span>
        </span>
      </StudioHeading>
      <ul className="border-t-4 border-ink">
        {masters.map((master, place) => (
          <li key={master.id} className="border-b border-line bg-card px-3">
            <button
              type="button"
              aria-expanded={open === master.id}
              onClick={() => setOpen(open === master.id ? '' : master.id)}
              className="flex min-h-12 w-full items-center gap-x-4 py-1 text-start hover:bg-pale-genda"
            >
              <span className="grid min-w-0 grow gap-x-4 md:flex md:flex-wrap md:items-baseline">
                <span className="font-bold">{master.name || master.id}</span>
                <span className="min-w-0 grow text-ink-soft">{master.instruction}</span>
                <span className="text-[0.9rem]">{typeNames[master.type as ExerciseType]}</span>
              </span>
              <Icon name={open === master.id ? 'up' : 'pencil'} className="size-4 shrink-0" />
            </button>
            {open === master.id && (
              <div className="grid max-w-2xl gap-4 pt-2 pb-5">
                <TextRow
                  label="Name"
                  notes={notesAt(place)('name')}
                  value={master.name}
                  onChange={(name) => change(place, { name })}
                />
                <TextRow
                  label="What to do"
                  hint="The question above the exercise"
                  notes={notesAt(place)('instruction')}
                  value={master.instruction}
                  onChange={(instruction) => change(place, { instruction })}
                />
                <RowNotes notes={notesBeside(problems, `[${place}]`, ['name', 'instruction'])} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <DraftBar draft={draft} />
      <h2 className="mt-10 mb-3 font-display text-2xl">History</h2>
      <HistoryPanel document={draft.base} isChanged={draft.isChanged} onRestored={draft.take} />
    </>
  )
}
