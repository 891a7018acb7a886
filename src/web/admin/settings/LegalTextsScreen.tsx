import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dropLegalText, type KeptLegalText, legalTexts } from '#calls/admin-settings.ts'
import type { LegalKind } from '#rules/legal-text.ts'
import { call } from '../../call.ts'
import { shownDay, shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { refreshed } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/LegalTextsScreen.ts'
import { LegalForm } from './LegalForm.tsx'
import { settingsLinks } from './settings-links.ts'

const titles: Record<LegalKind, string> = { terms: 'Terms & Conditions', privacy: 'Privacy Policy' }
const states = {
  now: { label: 'Holds now', tone: 'good' },
  planned: { label: 'To come', tone: 'look' },
  past: { label: 'Held before', tone: 'quiet' },
} as const

/** /admin/legalTexts/:kind: the text that binds, those that did, and those that will. */
export default function LegalTextsScreen({ params }: Route.ComponentProps) {
  const kind: LegalKind = params.kind === 'privacy' ? 'privacy' : 'terms'
  const query = useQuery({
    queryKey: ['studio', 'legal texts', kind],
    queryFn: () => call(legalTexts, { params: { kind } }),
    staleTime: 0,
  })
  return (
    <>
      <StudioHeading title={titles[kind]}>
        A text is never edited: a new one takes its place from its day on, and the older ones are kept.
      </StudioHeading>
      <StudioTabs label="Settings" links={settingsLinks} />
      <Loaded query={query}>
        {(texts) => (
          <>
            <Versions kind={kind} texts={texts} />
            <LegalForm key={kind} kind={kind} latest={texts[0]} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Versions({ kind, texts }: { kind: LegalKind; texts: KeptLegalText[] }) {
  const [dropped, setDropped] = useState<KeptLegalText | null>(null)
  return (
    <>
      <ul className="mb-10 border-t-4 border-ink">
        {texts.map((text) => (
          <li key={text.id} className="border-b border-line py-2">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <strong>From {shownDay(new Date(`${text.effectiveOn}T12:00:00`))}</strong>
              <StateBadge tone={states[text.state].tone}>{states[text.state].label}</StateBadge>
              <span className="text-ink-soft">
                {text.author}, {shownMoment(new Date(text.madeAt))}
              </span>
              {text.state === 'planned' && (
                <Button look="quiet" size="small" onClick={() => setDropped(text)}>
                  Take it back
                </Button>
              )}
            </div>
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
                Read it
              </summary>
              <p className="max-w-prose pb-4 whitespace-pre-line">{text.body}</p>
            </details>
          </li>
        ))}
        <li className="border-b border-line py-3 text-ink-soft">
          {texts.some(({ state }) => state !== 'planned') ? 'Before that, the' : 'The'} text that the academy
          began with.
        </li>
      </ul>
      <ConfirmDialog
        open={dropped !== null}
        onClose={() => setDropped(null)}
        title="Take this text back?"
        verb="Take it back"
        onConfirm={async () => {
          if (!dropped) return
          await call(dropLegalText, { params: { kind, id: dropped.id } })
          await refreshed('legal texts')
        }}
      >
        <p>It will not come into force. The text that holds now goes on.</p>
      </ConfirmDialog>
    </>
  )
}
