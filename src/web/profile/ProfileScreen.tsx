import { Activity, type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { academy } from '#rules/academy.ts'
import { queries } from '../queries.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { profileQuery } from './use-profile.ts'

// Seldom opened: they come when they are.
const CertificatesTab = lazy(async () => ({
  default: (await import('./CertificatesTab.tsx')).CertificatesTab,
}))
const PlanSummary = lazy(async () => ({ default: (await import('./PlanSummary.tsx')).PlanSummary }))
const NotificationsTab = lazy(async () => ({
  default: (await import('./NotificationsTab.tsx')).NotificationsTab,
}))
const PasswordTab = lazy(async () => ({
  default: (await import('./safety/PasswordTab.tsx')).PasswordTab,
}))
const OrdersTab = lazy(async () => ({ default: (await import('./OrdersTab.tsx')).OrdersTab }))

interface Tab {
  id: string
  label: string
  Panel: ComponentType
}

/** spec 2: the six tabs of the older profile. */
const tabs: [Tab, ...Tab[]] = [
  { id: 'profile', label: 'Profile', Panel: ProfileTab },
  { id: 'password', label: 'Password', Panel: PasswordTab },
  { id: 'notifications', label: 'Notifications', Panel: NotificationsTab },
  { id: 'certificates', label: 'Certificates', Panel: CertificatesTab },
  { id: 'subscription', label: 'Subscription', Panel: PlanSummary },
  { id: 'orders', label: 'Order History', Panel: OrdersTab },
]

export async function clientLoader() {
  await queries.ensureQueryData(profileQuery)
  return null
}

export default function ProfileScreen() {
  const [search, setSearch] = useSearchParams()
  const { Panel, id } = tabs.find((tab) => tab.id === search.get('tab')) ?? tabs[0]
  return (
    <div className="measure max-w-4xl">
      <title>{`Profile · ${academy.name}`}</title>
      <h1 className="pt-10 pb-6 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">Profile</h1>
      <Tabs
        label="Profile"
        tabs={tabs}
        chosen={id}
        onChoose={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        {/* What was changed in the profile and not yet saved stays; what was typed as a password goes (spec 4). */}
        <Activity mode={Panel === ProfileTab ? 'visible' : 'hidden'}>
          <ProfileTab />
        </Activity>
        <Suspense fallback={<Spinner className="mx-auto my-12" />}>
          {Panel !== ProfileTab && <Panel key={id} />}
        </Suspense>
      </Tabs>
    </div>
  )
}
