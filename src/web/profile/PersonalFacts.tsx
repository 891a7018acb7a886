import { countryName } from '#rules/countries.ts'
import { rare } from '../ui/rare.tsx'
import { useMe } from '../use-me.ts'
import { Facts } from './Facts.tsx'

const ActivationLink = rare(() => import('./ActivationLink.tsx').then((m) => m.ActivationLink))

export function PersonalFacts() {
  const me = useMe()
  return (
    <>
      <Facts
        facts={[
          { label: 'Name', value: `${me.firstName} ${me.lastName}`.trim() },
          { label: 'Username', value: me.username },
          { label: 'E-mail', value: me.email },
          { label: 'Phone', value: me.phone },
          { label: 'City', value: me.city },
          { label: 'State', value: me.state },
          { label: 'Country', value: countryName(me.country) },
          { label: 'Status', value: me.isActive ? 'Active' : 'Disable' },
        ]}
      />
      {me.isNotValidated && <ActivationLink email={me.email} />}
    </>
  )
}
