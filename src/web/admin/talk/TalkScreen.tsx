import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminNotifications,
  type ListedNotification,
  removeNotification,
} from '#calls/admin-notifications.ts'
import { call, callPage } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toCompose } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { showToast } from '../../ui/toasts.ts'
import { PagedTable } from '../PagedTable.tsx'
import { refreshed, usePagedList } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { audienceText } from './audience-text.ts'
import { MendDialog } from './MendDialog.tsx'
import { categoryNames } from './notification-words.ts'
import { taughtQuery } from './talk-queries.ts'
import { useLanguageNames } from './use-language-names.ts'

type Chosen = { doing: 'mend' | 'remove'; told: ListedNotification } | null

/** /admin/talk: what is planned and what was told. */
export default function TalkScreen() {
  const planned = useNotifications('planned')
  const sent = useNotifications('sent')
  const [chosen, setChosen] = useState<Chosen>(null)
  const close = () => setChosen(null)
  const isPlanned = (told: ListedNotification) => new Date(told.publishedAt) > new Date()

  return (
    <>
      <StudioHeading title="Talk" actions={<LinkButton to={toCompose()}>Tell something</LinkButton>}>
        What the academy tells its students at the bell.
      </StudioHeading>
      <h2 className="hang mb-3 font-display text-2xl">Planned</h2>
      <PagedTable
        label="Planned notifications"
        columns={columnsOf('On', setChosen)}
        paged={planned}
        empty="Nothing is planned. What you tell can wait for its hour: choose “Tell it later”."
      />
      <h2 className="hang mt-10 mb-3 font-display text-2xl">Told</h2>
      <PagedTable
        label="Notifications that were told"
        columns={columnsOf('When', setChosen)}
        paged={sent}
        empty="Nothing was told yet. Begin with “Tell something”."
      />
      {chosen?.doing === 'mend' && (
        <MendDialog told={chosen.told} isPlanned={isPlanned(chosen.told)} onClose={close} />
      )}
      <ConfirmDialog
        open={chosen?.doing === 'remove'}
        onClose={close}
        title="Take it back?"
        verb="Take it back"
        onConfirm={async () => {
          if (!chosen) return
          await call(removeNotification, { params: { id: chosen.told.id } })
          showToast('It is gone.')
          await refreshed('notifications')
        }}
      >
        <p>
          “{chosen?.told.title}”{' '}
          {chosen && isPlanned(chosen.told)
            ? 'will not be told.'
            : 'vanishes from every list. Who has read it has read it.'}
        </p>
      </ConfirmDialog>
    </>
  )
}

function useNotifications(state: 'planned' | 'sent') {
  return usePagedList(['notifications', state], (cursor) =>
    callPage(adminNotifications, { query: { state, cursor } }),
  )
}

function columnsOf(when: string, choose: (chosen: Chosen) => void): Column<ListedNotification>[] {
  return [
    { id: 'title', label: 'Title', isName: true, cell: ({ title }) => <MixedText>{title}</MixedText> },
    { id: 'audience', label: 'For', cell: ({ audience }) => <Audience audience={audience} /> },
    { id: 'category', label: 'Stands under', cell: ({ category }) => categoryNames[category] },
    {
      id: 'at',
      label: when,
      cell: ({ publishedAt }) => (
        <span className="whitespace-nowrap">{shownMoment(new Date(publishedAt))}</span>
      ),
    },
    { id: 'read', label: 'Read by', isNumber: true, cell: ({ readBy }) => readBy.toLocaleString('en') },
    {
      id: 'do',
      label: 'What to do',
      hideLabel: true,
      cell: (told) => (
        <span className="flex justify-end gap-1 whitespace-nowrap">
          <Button look="quiet" size="small" onClick={() => choose({ doing: 'mend', told })}>
            Edit<span className="sr-only">: {told.title}</span>
          </Button>
          <Button look="quiet" size="small" onClick={() => choose({ doing: 'remove', told })}>
            Take back<span className="sr-only">: {told.title}</span>
          </Button>
        </span>
      ),
    },
  ]
}

function Audience({ audience }: Pick<ListedNotification, 'audience'>) {
  const languageName = useLanguageNames()
  const { data: courses = [] } = useQuery(taughtQuery)
  const { kind, id = '' } = audience
  const name =
    kind === 'language' ? languageName(id) : (courses.find((course) => course.id === id)?.name ?? '')
  return audienceText(audience, name)
}
