import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { grantSubscription } from '#calls/admin-orders.ts'
import { call } from '../../call.ts'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { languagesQuery } from '../talk/talk-queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { SelectRow, TextRow } from '../ui/FormRow.tsx'
import { NumberRow } from '../ui/NumberRow.tsx'

/** Opens a language's lessons to a student for a while, for nothing. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const languages = useQuery(languagesQuery).data ?? []
  const [email, setEmail] = useState('')
  const [days, setDays] = useState(30)
  const [reason, setReason] = useState('')
  const [language, setLanguage] = useState('')
  const languageId = language || languages[0]?.id || ''
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Give a free period"
      verb="Give it"
      onConfirm={async () => {
        const body = { email: email.trim(), languageId, days, reason: reason.trim() }
        await call(grantSubscription, { body })
        await refreshed('subscriptions')
        showToast('The lessons are open to them.')
      }}
    >
      {(notes) => (
        <>
          <p>Every lesson of the language opens to them from now on, and nothing is charged.</p>
          <TextRow
            type="email"
            label="E-mail of the student"
            autoComplete="off"
            notes={notes('email')}
            value={email}
            onChange={setEmail}
          />
          <SelectRow
            label="Language"
            value={languageId}
            options={languages.map(({ id, course }) => ({ value: id, label: course }))}
            onChange={setLanguage}
          />
          <NumberRow label="Days" min={1} max={3660} notes={notes('days')} value={days} onChange={setDays} />
          <TextRow
            label="Why"
            hint="It is kept, and stands in the log."
            maxLength={300}
            notes={notes('reason')}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
