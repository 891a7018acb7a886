import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeMember, type KeptMember, orderTeam, removeMember, teamKept } from '#calls/admin-team.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { OrderList } from '../arrange/OrderList.tsx'
import { useKeptOrder } from '../arrange/use-kept-order.ts'
import { act, refreshed } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { settingsLinks } from './settings-links.ts'

/** /admin/team: who makes the academy, in the order of the about page. */
export default function TeamScreen() {
  const query = useQuery({ queryKey: ['studio', 'team'], queryFn: () => call(teamKept), staleTime: 0 })
  const [edited, setEdited] = useState<KeptMember | 'new' | null>(null)
  return (
    <>
      <StudioHeading title="Team" actions={<Button onClick={() => setEdited('new')}>Add somebody</Button>}>
        They stand on the about page in this order.
      </StudioHeading>
      <StudioTabs label="Settings" links={settingsLinks} />
      <Loaded query={query}>{(team) => <Members team={team} onEdit={setEdited} />}</Loaded>
      {edited && <MemberDialog member={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function Members({ team, onEdit }: { team: KeptMember[]; onEdit: (member: KeptMember) => void }) {
  const [removed, setRemoved] = useState<KeptMember | null>(null)
  const { shown, move } = useKeptOrder(team, (ids) =>
    act(call(orderTeam, { body: { ids } }), 'Saved.', 'team'),
  )
  const turn = ({ id, isActive }: KeptMember) =>
    act(call(changeMember, { params: { id }, body: { isActive: !isActive } }), 'Saved.', 'team')

  if (team.length === 0)
    return <p className="border-t-4 border-ink py-6">Nobody stands on the about page yet.</p>
  return (
    <>
      <OrderList
        label="The team, in its order"
        items={shown}
        keyOf={({ id }) => id}
        nameOf={({ firstname }) => firstname}
        onMove={move}
      >
        {(member) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {member.profile_pic !== '' && (
              <img
                src={`/UserProfile/${member.profile_pic}`}
                alt=""
                width="64"
                height="48"
                loading="lazy"
                className="h-12 w-16 object-cover"
              />
            )}
            <span className="min-w-40 grow">
              <strong>{member.firstname}</strong>
              <span className="block text-ink-soft">{member.title}</span>
            </span>
            {!member.isActive && <StateBadge tone="quiet">Not shown</StateBadge>}
            <Button look="quiet" size="small" onClick={() => onEdit(member)}>
              Edit<span className="sr-only"> {member.firstname}</span>
            </Button>
            <Button look="quiet" size="small" onClick={() => void turn(member)}>
              {member.isActive ? 'Hide' : 'Show'}
              <span className="sr-only"> {member.firstname}</span>
            </Button>
            <Button look="quiet" size="small" onClick={() => setRemoved(member)}>
              Remove<span className="sr-only"> {member.firstname}</span>
            </Button>
          </div>
        )}
      </OrderList>
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Remove ${removed?.firstname}?`}
        verb="Remove"
        onConfirm={async () => {
          if (!removed) return
          await call(removeMember, { params: { id: removed.id } })
          await refreshed('team')
        }}
      >
        <p>They vanish from the about page with their words. Hiding them would keep those.</p>
      </ConfirmDialog>
    </>
  )
}
