import { adminAnswerClaims, decideAnswerClaim, type ListedClaim } from '#calls/should-count.ts'
import { call, callPage } from '../../call.ts'
import { NothingYet } from '../../NothingYet.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedRows } from '../PagedRows.tsx'
import { act, usePagedList } from '../paged-list.ts'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { ClaimRow } from './ClaimRow.tsx'

type State = ListedClaim['state']

const states = [
  { id: 'open', label: 'To decide' },
  { id: 'accepted', label: 'Accepted' },
  { id: 'declined', label: 'Declined' },
] as const

/** /admin/answers: answers that were judged wrong, and of which students say that they should count. */
export default function AnswersScreen() {
  const { read, choose } = useChoices()
  const state =
    oneOf(
      states.map(({ id }) => id),
      read('state'),
    ) ?? 'open'
  const claims = usePagedList(['claims', state], (cursor) =>
    callPage(adminAnswerClaims, { query: { state, cursor } }),
  )
  const decide = async (claim: ListedClaim, decision: 'accepted' | 'declined') => {
    const body = { state: decision }
    const said = decision === 'accepted' ? 'It counts from now on, for everyone' : 'Declined'
    await act(call(decideAnswerClaim, { params: { id: claim.id }, body }), said, 'claims')
  }
  return (
    <>
      <StudioHeading title="Answers">
        Students wrote these, were told that they are wrong, and say that they should count. Accepting makes
        an answer right at once, for everyone; declining takes that back.
      </StudioHeading>
      <Tabs
        label="Answers"
        tabs={states}
        chosen={state}
        onChoose={(id) => choose({ state: id === 'open' ? '' : id })}
      >
        <PagedRows paged={claims} empty={<NoClaims state={state} />}>
          <ul>
            {claims.rows.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} onDecide={(decision) => decide(claim, decision)} />
            ))}
          </ul>
        </PagedRows>
      </Tabs>
    </>
  )
}

function NoClaims({ state }: { state: State }) {
  if (state !== 'open') return <p className="text-ink-soft">None yet.</p>
  return (
    <NothingYet
      mood="glad"
      heading="Nothing to decide"
      said="When a student says that an answer should count, it waits here."
    />
  )
}
