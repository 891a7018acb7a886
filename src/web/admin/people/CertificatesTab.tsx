import { useState } from 'react'
import { Link } from 'react-router'
import type { CertificateOf, PersonPage } from '#calls/admin-people-page.ts'
import { reviseCertificate } from '#calls/certificates.ts'
import { isPermitted } from '#rules/permissions.ts'
import { call } from '../../call.ts'
import { toCertificate } from '../../paths.ts'
import { shownDay } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useMe } from '../../use-me.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { AreaRow } from '../ui/FormRow.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { refreshPerson } from './people-queries.ts'

const columns: Column<CertificateOf>[] = [
  { id: 'course', label: 'Course', isName: true, cell: ({ course }) => <MixedText>{course}</MixedText> },
  {
    id: 'date',
    label: 'Finished on',
    cell: ({ date }) => <span className="whitespace-nowrap">{shownDay(new Date(`${date}T00:00`))}</span>,
  },
  {
    id: 'number',
    label: 'Number',
    cell: ({ number }) => (
      <Link to={toCertificate(number)} className="font-mono underline underline-offset-4">
        {number}
      </Link>
    ),
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ revokedAt, reason }) =>
      revokedAt === null ? (
        <StateBadge tone="good">Stands</StateBadge>
      ) : (
        <>
          <StateBadge tone="bad">Taken back</StateBadge>
          <span className="mt-1 block min-w-48">
            {shownDay(new Date(revokedAt))}: {reason}
          </span>
        </>
      ),
  },
]

/** The courses they finished. A certificate can be taken back, for a reason that only the academy reads. */
export function CertificatesTab({ person }: { person: PersonPage }) {
  const { role } = useMe()
  const [asked, setAsked] = useState<CertificateOf | null>(null)
  const change: Column<CertificateOf> = {
    id: 'change',
    label: 'Change',
    hideLabel: true,
    cell: (certificate) => (
      <Button
        look="quiet"
        aria-label={
          certificate.revokedAt === null
            ? `Take back the certificate of ${certificate.course}`
            : `Let the certificate of ${certificate.course} stand again`
        }
        onClick={() => setAsked(certificate)}
      >
        {certificate.revokedAt === null ? 'Take back' : 'Let it stand'}
      </Button>
    ),
  }
  const Asking = asked?.revokedAt === null ? TakingBack : LettingStand
  return (
    <>
      <DataTable
        label="Certificates"
        columns={isPermitted(role, 'people') ? [...columns, change] : columns}
        rows={person.certificates}
        keyOf={({ number }) => number}
        empty="No certificate yet. One comes by itself when they finish every lesson of a course."
      />
      {asked && (
        <Asking key={asked.number} certificate={asked} person={person} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

interface AskingProps {
  certificate: CertificateOf
  person: PersonPage
  onClose: () => void
}

async function revise({ certificate, person }: AskingProps, reason: string): Promise<void> {
  const isRevoked = certificate.revokedAt === null
  await call(reviseCertificate, { params: { number: certificate.number }, body: { isRevoked, reason } })
  showToast(isRevoked ? 'The certificate is taken back.' : 'The certificate stands again.')
  await refreshPerson(person.id)
}

function TakingBack(props: AskingProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      title={`Take back the certificate of ${props.certificate.course}?`}
      verb="Take it back"
      isBlocked={reason.trim() === ''}
      onConfirm={() => revise(props, reason)}
    >
      {(notes) => (
        <>
          <p>
            Its page tells everybody that it is no longer valid, and its file can be downloaded no more. What
            they learned stays.
          </p>
          <AreaRow
            label="Why"
            hint="Only the academy reads this"
            maxLength={500}
            notes={notes('reason')}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </ConfirmDialog>
  )
}

function LettingStand(props: AskingProps) {
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      title={`Let the certificate of ${props.certificate.course} stand again?`}
      verb="Let it stand"
      onConfirm={() => revise(props, '')}
    >
      <p>Its page says again that it is true, and its file can be downloaded.</p>
    </ConfirmDialog>
  )
}
