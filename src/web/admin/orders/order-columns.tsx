import { Link } from 'react-router'
import type { ListedOrder } from '#calls/admin-orders.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toOrderKept, toStudent } from '../../studio-paths.ts'
import type { Column } from '../ui/DataTable.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { TwoLineLink } from '../ui/TwoLineLink.tsx'
import { giverName, orderKinds, orderStates } from './order-words.ts'

export const lineLink =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current'

export const whomColumn = {
  id: 'student',
  label: 'Student',
  cell: ({ student: { id, name, email } }: { student: { id: string; name: string; email: string } }) => (
    <TwoLineLink to={toStudent(id)} under={email}>
      {name || email}
    </TwoLineLink>
  ),
}

export const orderColumns: Column<ListedOrder>[] = [
  {
    id: 'when',
    label: 'When',
    isName: true,
    cell: ({ id, createdAt }) => (
      <Link to={toOrderKept(id)} className={`${lineLink} whitespace-nowrap`}>
        {shownMoment(new Date(createdAt))}
      </Link>
    ),
  },
  whomColumn,
  { id: 'plan', label: 'Plan', cell: ({ plan }) => plan },
  { id: 'kind', label: 'What', cell: ({ kind }) => orderKinds[kind] },
  {
    id: 'price',
    label: 'Price',
    isNumber: true,
    cell: ({ price }) => <span className="whitespace-nowrap">{price}</span>,
  },
  { id: 'provider', label: 'By', cell: ({ provider }) => giverName(provider) },
  {
    id: 'state',
    label: 'State',
    cell: ({ status }) => (
      <StateBadge tone={orderStates[status].tone}>{orderStates[status].label}</StateBadge>
    ),
  },
  {
    id: 'receipt',
    label: 'Receipt',
    cell: ({ receipt, receiptNumber, student }) =>
      receipt && (
        <a href={receipt} target="_blank" rel="noreferrer" className={lineLink}>
          {receiptNumber === null ? 'Receipt' : `No. ${receiptNumber}`}
          <span className="sr-only"> of {student.name}</span>
        </a>
      ),
  },
]
