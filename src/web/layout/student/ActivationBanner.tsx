import { useEffect, useState } from 'react'
import { getActivationLink } from '#calls/account-links.ts'
import { call } from '../../call.ts'
import { toActivation } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useMe } from '../../use-me.ts'

/** spec 9. */
const shownFor = 99_000
const readFor = 9000

/** For whoever has not yet opened the link in the activation mail. */
export function ActivationBanner() {
  const { isNotValidated, email } = useMe()
  const [isOver, setIsOver] = useState(false)
  const [pending, setPending] = useState(false)
  const isShown = isNotValidated && !isOver

  useEffect(() => {
    if (!isShown) return
    const ending = setTimeout(() => setIsOver(true), shownFor)
    return () => clearTimeout(ending)
  }, [isShown])

  async function ask() {
    setPending(true)
    try {
      const { message } = await call(getActivationLink, { body: { email, url: toActivation() } })
      showToast(message, { ms: readFor })
    } catch {
      showToast('we are unable to get your email address, please try after sometime.', {
        tone: 'wrong',
        ms: readFor,
      })
    }
    setPending(false)
  }

  if (!isShown) return null
  return (
    <aside aria-label="Activate your account" className="rise border-b-4 border-genda bg-pale-genda">
      <div className="measure relative flex flex-wrap items-center gap-x-4 gap-y-2 py-2 sm:flex-nowrap">
        <p className="w-full grow pe-10 text-[0.95rem] leading-snug sm:w-auto sm:pe-0">
          <strong>Your account is not activated yet.</strong> Please open the link in the mail that we sent to{' '}
          <span className="[overflow-wrap:anywhere]">{email}</span>.
        </p>
        <Button look="secondary" size="small" pending={pending} onClick={ask} className="shrink-0">
          Get activation link
        </Button>
        <button
          type="button"
          aria-label="Close"
          onClick={() => setIsOver(true)}
          className="absolute end-1 top-1 grid size-11 shrink-0 place-items-center hover:bg-genda hover:text-on-genda sm:static"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
