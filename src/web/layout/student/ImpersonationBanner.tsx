import { useState } from 'react'
import { endImpersonation } from '#calls/impersonation.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { useMe } from '../../use-me.ts'
import { lookAsOneself } from './look-as.ts'

/** On every signed-in page while an admin looks through a student's eyes, with the way out. */
export function ImpersonationBanner() {
  const me = useMe()
  const [trouble, setTrouble] = useState<string>()
  if (!me.impersonatedBy) return null
  const stop = () => call(endImpersonation).then(lookAsOneself, (error) => setTrouble(messageOf(error)))
  return (
    <section
      aria-label="Impersonation"
      className="sticky top-0 z-40 bg-print-genda text-print-night outline-2 outline-print-night"
    >
      <div className="measure flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="leading-snug">
          You see the academy as{' '}
          <strong>
            {me.firstName} {me.lastName}
          </strong>{' '}
          <span className="break-all">({me.email})</span>. Nothing you do is saved.
        </p>
        <button type="button" onClick={stop} className={buttonLook('night')}>
          Stop impersonating
        </button>
        {trouble && (
          <p role="alert" className="w-full font-bold">
            {trouble}
          </p>
        )}
      </div>
    </section>
  )
}
