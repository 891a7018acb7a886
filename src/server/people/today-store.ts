import type { Waiting, WaitingKind } from '#calls/admin-people-today.ts'
import { isPermitted, type Permission, type Role } from '#rules/permissions.ts'
import type { Tx } from '../database/sql.ts'
import { notCounted } from '../payments/kept/kept-event-store.ts'

type Counted = { count: number; since: Date | null }[]

/** Each kind of thing that can wait, whose work it is, and how it is counted. */
const kinds: [kind: WaitingKind, permission: Permission, counted: (tx: Tx) => Promise<Counted>][] = [
  [
    'reports',
    'support',
    (tx) => tx<Counted>`select count(*)::int as count, min(created_at) as since from issue_reports
      where status in ('open', 'in_progress') and not is_deleted`,
  ],
  [
    'tutorRequests',
    'support',
    (tx) => tx<Counted>`select count(*)::int as count, min(created_at) as since from tutor_requests
      where status = 'asked'`,
  ],
  [
    'answerClaims',
    'content',
    (tx) => tx<Counted>`select count(*)::int as count, min(created_at) as since from answer_claims
      where state = 'open'`,
  ],
  [
    'drafts',
    'content',
    (tx) => tx<Counted>`select count(*)::int as count, min(made_at) as since
      from curriculum_documents document join document_revisions head
        on head.path = document.path and head.revision = head_revision
      where head_revision is distinct from published_revision
        -- What was made and taken out again before anybody saw it.
        and not (head.text is null and published_revision is null)`,
  ],
  [
    'lateMails',
    'support',
    // A mail goes out within seconds: these say that the mail server does not take them.
    (tx) => tx<Counted>`select count(*)::int as count, min(created_at) as since from mails
      where sent_at is null and failed_at is null and created_at < now() - interval '15 minutes'`,
  ],
  [
    'failedMails',
    'support',
    (tx) => tx<Counted>`select count(*)::int as count, min(failed_at) as since from mails
      where failed_at is not null`,
  ],
  [
    'failedEvents',
    'money',
    // One that was tried says why it did not work; one that just came says nothing yet.
    (tx) => tx<Counted>`select count(*)::int as count, min(received_at) as since from provider_events
      where applied_at is null and outcome <> ''`,
  ],
  [
    'uncountedEvents',
    'money',
    // Somebody paid, and nothing was opened for it: it waits for a person.
    (tx) => tx<Counted>`select count(*)::int as count, min(received_at) as since from provider_events
      where ${notCounted(tx)}`,
  ],
]

/** What waits, of the kinds of work that somebody with this role does. */
export async function whatWaits(tx: Tx, role: Role): Promise<Waiting[]> {
  const own = kinds.filter(([, permission]) => isPermitted(role, permission))
  return Promise.all(
    own.map(async ([kind, , counted]) => {
      const [row] = await counted(tx)
      return { kind, count: row?.count ?? 0, since: row?.since?.toISOString() ?? null }
    }),
  )
}
