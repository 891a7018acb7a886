import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { KeptTutor } from '#calls/admin-tutors.ts'
import { toNewTutor, toTutorEditor } from '../../studio-paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { StudioTabs } from '../StudioTabs.tsx'
import { useLanguageNames } from '../talk/use-language-names.ts'
import { counted } from '../ui/counted.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { tutorsQuery } from './kept-tutors.ts'
import { tutorLinks } from './tutor-links.ts'

/** /admin/tutors: who gives lessons, and when. */
export default function TutorsScreen() {
  const query = useQuery(tutorsQuery)
  return (
    <>
      <StudioHeading title="Tutors" actions={<LinkButton to={toNewTutor()}>Add a tutor</LinkButton>} />
      <StudioTabs label="Tutors" links={tutorLinks} />
      <Loaded query={query}>
        {(tutors) => (
          <DataTable
            label="Tutors"
            columns={columns}
            rows={tutors}
            keyOf={({ _id }) => _id}
            empty="There is no tutor yet. Add the first, and students can ask for a lesson."
          />
        )}
      </Loaded>
    </>
  )
}

function Taught({ ids }: { ids: string[] }) {
  const nameOf = useLanguageNames()
  return ids.map(nameOf).join(', ')
}

const columns: Column<KeptTutor>[] = [
  {
    id: 'name',
    label: 'Name',
    isName: true,
    cell: ({ _id, firstname, lastname }) => (
      <Link
        to={toTutorEditor(_id)}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {`${firstname} ${lastname}`.trim()}
      </Link>
    ),
  },
  { id: 'languages', label: 'Teaches', cell: ({ language_id: ids }) => <Taught ids={ids} /> },
  { id: 'price', label: 'US$ an hour', isNumber: true, cell: ({ price }) => price },
  {
    id: 'hours',
    label: 'Hours',
    cell: ({ hours }) =>
      hours.length === 0 ? 'By day only' : `${counted(hours.length, 'stretch', 'stretches')} a week`,
  },
  { id: 'zone', label: 'Clock', cell: ({ timeZone }) => timeZone },
  {
    id: 'state',
    label: 'State',
    cell: ({ isActive }) => (
      <StateBadge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Listed' : 'Not listed'}</StateBadge>
    ),
  },
]
