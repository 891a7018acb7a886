import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { PersonPage } from '#calls/admin-people-page.ts'
import { toStudents } from '../../studio-paths.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/PersonScreen.ts'
import { AboutTab } from './AboutTab.tsx'
import { AccountBadges } from './AccountBadges.tsx'
import { AnswersTab } from './AnswersTab.tsx'
import { CertificatesTab } from './CertificatesTab.tsx'
import { CoursesTab } from './CoursesTab.tsx'
import { DevicesTab } from './DevicesTab.tsx'
import { MoneyTab } from './MoneyTab.tsx'
import { personQuery } from './people-queries.ts'
import { SaidTab } from './SaidTab.tsx'

const tabs = [
  { id: 'about', label: 'Account' },
  { id: 'courses', label: 'Courses' },
  { id: 'answers', label: 'Answers' },
  { id: 'certificates', label: 'Certificates' },
  { id: 'money', label: 'Plan and credits' },
  { id: 'said', label: 'Reports and reviews' },
  { id: 'devices', label: 'Signed in' },
] as const

const panels: Record<(typeof tabs)[number]['id'], (person: PersonPage) => React.ReactNode> = {
  about: (person) => <AboutTab person={person} />,
  courses: (person) => <CoursesTab person={person} />,
  answers: (person) => <AnswersTab person={person} />,
  certificates: (person) => <CertificatesTab person={person} />,
  money: (person) => <MoneyTab person={person} />,
  said: (person) => <SaidTab person={person} />,
  devices: (person) => <DevicesTab person={person} />,
}

/** /admin/students/:id: one student, with all that support looks at to help. */
export default function PersonScreen({ params: { id } }: Route.ComponentProps) {
  const person = useQuery(personQuery(id))
  return (
    <Loaded query={person} title="Student">
      {(known) => <Page key={id} person={known} />}
    </Loaded>
  )
}

function Page({ person }: { person: PersonPage }) {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'about'
  return (
    <>
      <StudioHeading
        title={person.name || person.email}
        above={
          <Link to={toStudents()} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Students
          </Link>
        }
      >
        <span className="me-3 [overflow-wrap:anywhere]">{person.email}</span>
        <AccountBadges person={person} />
      </StudioHeading>
      <Tabs
        label="What is known of them"
        tabs={tabs}
        chosen={tab}
        onChoose={(next) => setSearch({ tab: next }, { replace: true })}
      >
        {panels[tab](person)}
      </Tabs>
    </>
  )
}
