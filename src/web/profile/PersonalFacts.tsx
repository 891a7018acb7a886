import { useState } from 'react'
import { getActivationLink } from '#calls/account-links.ts'
import { countryName } from '#rules/countries.ts'
import { call } from '../call.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { useMe } from '../use-me.ts'
import { Facts } from './Facts.tsx'

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

function ActivationLink({ email }: { email: string }) {
  const [pending, setPending] = useState(false)
  const ask = async () => {
    setPending(true)
    try {
      await call(getActivationLink, { body: { email, url: `${window.location.origin}/user/validate-user` } })
      showToast('You have successfully sent activation link your account', { ms: 9000 })
    } catch {
      const text = 'we are unable to get your email address, please try after sometime.'
      showToast(text, { tone: 'wrong', ms: 9000 })
    }
    setPending(false)
  }
  return (
    <div className="mt-6 border-t-4 border-genda bg-pale-genda p-4">
      <p className="mb-3">Your account is not activated yet. We send you a link by e-mail.</p>
      <Button look="secondary" pending={pending} onClick={ask}>
        Get activation link
      </Button>
    </div>
  )
}
