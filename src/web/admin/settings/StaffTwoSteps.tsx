import { useState } from 'react'
import { requireTwoSteps } from '#calls/admin-settings.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'

/** Whether a password alone opens the studio. */
export function StaffTwoSteps({ isRequired }: { isRequired: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const change = async () => {
    await call(requireTwoSteps, { body: { isRequired: !isRequired } })
    await refreshed('settings')
    showToast('Saved.')
  }
  return (
    <section aria-labelledby="signing-in" className="mt-12">
      <h2 id="signing-in" className="hang mb-2 font-display text-2xl">
        Signing in
      </h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t-4 border-b border-t-ink border-b-line py-3">
        <p className="min-w-0 grow basis-72">
          <strong>People of the academy must use two-step sign-in</strong>
          <span className="block text-[0.95rem] text-ink-soft">
            Then a stolen password opens nothing here. Students may use it, and are not asked to.
          </span>
        </p>
        <StateBadge tone={isRequired ? 'good' : 'quiet'}>{isRequired ? 'On' : 'Off'}</StateBadge>
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {isRequired ? 'Ask no more' : 'Ask for it'}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isRequired ? 'Let a password alone open the studio?' : 'Ask everybody who works here for it?'}
        verb={isRequired ? 'Ask no more' : 'Ask for it'}
        onConfirm={change}
      >
        <p>
          {isRequired
            ? 'Who has switched it on keeps it. Nobody else needs it any more.'
            : 'The studio closes at once for admins, editors and support who have not switched it on, and opens when they have. The list of the staff says who has.'}
        </p>
      </ConfirmDialog>
    </section>
  )
}
