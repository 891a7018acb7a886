import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { logoutEverywhere } from '#calls/accounts.ts'
import { endSessionOf, type SessionListed } from '#calls/sessions.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { deviceName } from '../../device-name.ts'
import { queries } from '../../queries.ts'
import { shownMoment } from '../../shown-dates.ts'
import { leave } from '../../sign-out.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { sessionsQuery } from '../use-profile.ts'
import { asksPassword, type Guarded, PasswordAgain } from './PasswordAgain.tsx'

/** Where one is signed in, each device with its way out. */
export function SessionList() {
  const { data: sessions = [], error } = useQuery(sessionsQuery)
  const [failure, setFailure] = useState<unknown>(null)
  const [asked, setAsked] = useState<Guarded | null>(null)
  const trouble = error ?? failure

  const begin = async (guarded: Guarded) => {
    setFailure(null)
    try {
      await guarded.act()
    } catch (caught) {
      if (asksPassword(caught)) setAsked(guarded)
      else setFailure(caught)
    }
  }
  const endOne = ({ id }: SessionListed) =>
    begin({
      label: 'Sign out that device',
      act: async (password) => {
        const { message } = await call(endSessionOf, { params: { id }, body: { password } })
        showToast(message)
        await queries.invalidateQueries(sessionsQuery)
      },
    })
  const endAll = () =>
    begin({
      label: 'Sign out everywhere',
      act: async (password) => {
        await call(logoutEverywhere, { body: { password } })
        await leave()
      },
    })

  return (
    <section className="mt-14">
      <h2 className="hang font-display text-2xl">Where you are signed in</h2>
      {trouble !== null && <Message className="mt-4">{messageOf(trouble)}</Message>}
      <ul className="mt-2">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <Described {...session} />
            {session.isCurrent ? (
              <p className="bg-genda px-3 py-1 font-bold text-on-genda">This device</p>
            ) : (
              <Button
                look="secondary"
                aria-label={`Sign out ${deviceName(session.device)}`}
                onClick={() => endOne(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={endAll} className="mt-6">
        Sign out everywhere
      </Button>
      <PasswordAgain asked={asked} onClose={() => setAsked(null)} />
    </section>
  )
}

function Described({ device, address, signedInAt, lastUsedAt, isImpersonation }: SessionListed) {
  return (
    <div>
      <p className="font-bold">
        {isImpersonation ? 'The academy’s team is looking at your account to help' : deviceName(device)}
      </p>
      <p className="text-ink-soft">
        Since {shownMoment(new Date(signedInAt))} · last used {shownMoment(new Date(lastUsedAt))}
        {address && ` · from ${address}`}
      </p>
    </div>
  )
}
