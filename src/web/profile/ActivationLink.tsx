import { useState } from 'react'
import { getActivationLink } from '#calls/account-links.ts'
import { call } from '../call.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'

/** For whoever has not opened the link of their first mail. */
export function ActivationLink({ email }: { email: string }) {
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
