import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { UnpublishedChange } from '#calls/studio-publishing.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toDocument } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeBadge } from '../draft/ChangeBadge.tsx'
import { DifferenceList } from '../draft/DifferenceList.tsx'
import { PublishButton } from '../draft/PublishButton.tsx'
import { unpublishedQuery } from '../draft/studio-queries.ts'

/** What was written and no student sees yet: with the difference, and publishing all of it at once. */
export function Unpublished({ languageId }: { languageId: string }) {
  const { data: changes = [] } = useQuery(unpublishedQuery(languageId))
  if (changes.length === 0) return null
  return (
    <section aria-label="Unpublished changes" className="mb-10 border-t-8 border-genda bg-card p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-display text-2xl">
          {changes.length === 1 ? '1 unpublished change' : `${changes.length} unpublished changes`}
        </h2>
        <PublishButton what={{ languageId }}>Publish all</PublishButton>
      </div>
      <ul className="max-h-[28rem] overflow-y-auto">
        {changes.map((change) => (
          <Change key={change.path} change={change} />
        ))}
      </ul>
    </section>
  )
}

function Change({ change: { path, name, change, by, at } }: { change: UnpublishedChange }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="border-t border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow">
          <Link to={toDocument(path)} className="font-bold underline-offset-4 hover:underline">
            {name}
          </Link>
          <span className="block text-[0.9rem] text-ink-soft">
            {shownMoment(new Date(at))} {by !== '' && `· ${by}`}
          </span>
        </p>
        <ChangeBadge change={change} />
        <Button
          look="quiet"
          size="small"
          className="min-h-11!"
          aria-expanded={isOpen}
          aria-label={`Difference in ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Difference
        </Button>
      </div>
      {isOpen && <DifferenceList path={path} />}
    </li>
  )
}
