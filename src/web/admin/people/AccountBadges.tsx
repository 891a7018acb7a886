import type { ListedPerson } from '#calls/admin-people.ts'
import { isStaff } from '#rules/permissions.ts'
import { StateBadge } from '../ui/StateBadge.tsx'
import { roleNames } from './role-names.ts'

type Shown = Pick<ListedPerson, 'isActive' | 'isStarUser' | 'isValidated' | 'role'>

/** What is not as with most accounts; nothing where all is usual. */
export function AccountBadges({ person }: { person: Shown }) {
  const { isActive, isStarUser, isValidated, role } = person
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isStaff(role) && <StateBadge>{roleNames[role]}</StateBadge>}
      {!isActive && <StateBadge tone="bad">Disabled</StateBadge>}
      {isStarUser && <StateBadge tone="look">Star</StateBadge>}
      {!isValidated && <StateBadge tone="quiet">E-mail not confirmed</StateBadge>}
    </span>
  )
}
