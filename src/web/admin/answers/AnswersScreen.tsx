import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAnswerClaims, decideAnswerClaim, type ListedClaim } from '#calls/should-count.ts'
import { call, callPage } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { queries } from '../../queries.ts'
import { Message } from '../../ui/Message.tsx'
import { Mor } from '../../ui/Mor.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Pager } from '../ui/Pager.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { ClaimRow } from './ClaimRow.tsx'

type State = ListedClaim['state']

const states = [
  { id: 'open', label: 'To decide' },
  { id: 'accepted', label: 'Accepted' },
  { id: 'declined', label: 'Declined' },
] as const

function useClaims(state: State) {
  return useInfiniteQuery({
    queryKey: ['studio', 'claims', state],
    queryFn: ({ pageParam }) => callPage(adminAnswerClaims, { query: { state, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

/** /admin/answers: answers that were judged wrong, and of which students say that they should count. */
export default function AnswersScreen() {
  const [state, setState] = useState<State>('open')
  const claims = useClaims(state)
  const rows = claims.data?.pages.flatMap((page) => page.rows) ?? []
  const decide = async (claim: ListedClaim, decision: 'accepted' | 'declined') => {
    try {
      await call(decideAnswerClaim, { params: { id: claim.id }, body: { state: decision } })
      showToast(decision === 'accepted' ? 'It counts from now on, for everyone' : 'Declined')
      await queries.invalidateQueries({ queryKey: ['studio', 'claims'] })
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 6000 })
    }
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
        onChoose={(id) => setState(states.find((one) => one.id === id)?.id ?? 'open')}
      >
        {claims.isError && <Message>{messageOf(claims.error)}</Message>}
        {claims.isSuccess && rows.length === 0 && <NoClaims state={state} />}
        <ul>
          {rows.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} onDecide={(decision) => decide(claim, decision)} />
          ))}
        </ul>
        {rows.length > 0 && (
          <Pager
            shown={rows.length}
            hasMore={claims.hasNextPage}
            pending={claims.isFetchingNextPage}
            onMore={() => void claims.fetchNextPage()}
          />
        )}
      </Tabs>
    </>
  )
}

function NoClaims({ state }: { state: State }) {
  if (state !== 'open') return <p className="text-ink-soft">None yet.</p>
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <Mor mood="glad" className="size-36" />
      <p className="font-display text-2xl">Nothing to decide</p>
      <p className="max-w-md text-ink-soft">
        When a student says that an answer should count, it waits here.
      </p>
    </div>
  )
}
