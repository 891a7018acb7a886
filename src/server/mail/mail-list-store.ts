import type { ListedMail, MailQuery } from '#calls/admin-mails.ts'
import { countRows } from '../database/count-rows.ts'
import type { Fragment, Tx } from '../database/sql.ts'
import { type ListPlace, momentFormat } from '../people/list-place.ts'
import { searchQuery } from '../people/search-query.ts'

type Row = Omit<ListedMail, 'createdAt'> & ListPlace & { createdAt: Date }
type Wanted = Omit<MailQuery, 'cursor'> & { after: ListPlace | null; most: number }

export const shownMail = ({ createdAt, at: _, ...row }: Row): ListedMail => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Literal, so that each finds its own partial index. */
const inState = (tx: Tx) => ({
  sent: tx`and sent_at is not null`,
  failed: tx`and failed_at is not null`,
  waiting: tx`and sent_at is null and failed_at is null`,
})
const chosen = (tx: Tx, state: Wanted['state']) => (state === undefined ? tx`` : inState(tx)[state])

const newestFirst = (tx: Tx) => tx`order by created_at desc, id desc`

/** Among so many of the newest, a common word fills a page: then no index has to be asked. */
const newest = 6000
/** Up to so many are found by their words and then sorted; more are met soon enough by going through the list. */
const few = 5000

/** The newest first, without their words: those hold links that open accounts. */
export async function mailsListed(tx: Tx, wanted: Wanted): Promise<Row[]> {
  const words = searchQuery(wanted.search ?? '')
  if (words === null) return pageFrom(tx, wanted, { from: tx`mails`, saying: tx`` })
  const asked = tx`lower(${words})::text::tsquery`
  // As a claim, not as a search: so that the list is gone through in its order.
  const saying = tx`and (search_words @@ ${asked}) is true`
  const begun = tx`(select * from mails where true ${chosen(tx, wanted.state)} ${following(tx, wanted.after)}
    ${newestFirst(tx)} limit ${newest}) mails`
  const page = await pageFrom(tx, wanted, { from: begun, saying })
  if (page.length === wanted.most) return page
  const [found] = await tx<{ n: number }[]>`select count(*)::int as n from mails_saying(${asked}, ${few + 1})`
  if ((found?.n ?? 0) > few) return pageFrom(tx, wanted, { from: tx`mails`, saying })
  return pageFrom(tx, wanted, { from: tx`mails_saying(${asked}, ${few}) mails`, saying: tx`` })
}

const following = (tx: Tx, after: ListPlace | null) =>
  after === null ? tx`` : tx`and (created_at, id) < (${after.at}::text::timestamptz, ${after.id})`

async function pageFrom(
  tx: Tx,
  { state, after, most }: Wanted,
  { from, saying }: { from: Fragment; saying: Fragment },
): Promise<Row[]> {
  return tx<Row[]>`
    select id, recipient as "to", subject, attempts, last_error as "lastError", created_at as "createdAt",
      case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as state,
      to_char(created_at at time zone 'UTC', ${momentFormat}) as at
    from ${from} where true ${saying} ${chosen(tx, state)} ${following(tx, after)}
    ${newestFirst(tx)} limit ${most}`
}

/** How many there are; not told where words are searched, which would take longer than finding a page of them. */
export async function mailsCounted(tx: Tx, { state, search }: MailQuery): Promise<number | undefined> {
  if (searchQuery(search ?? '') !== null) return undefined
  return countRows(tx, tx`select from mails where true ${chosen(tx, state)}`)
}
