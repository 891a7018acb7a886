import { buttonLook } from '../ui/button-look.ts'

/** What somebody signed in has; student-plans.ts finds out which of the lines holds. */
export function OwnSubscription() {
  return (
    <div className="mb-8 flex min-h-20 flex-wrap items-center justify-between gap-4 border-t-8 border-print-night bg-print-cream px-6 max-[19em]:px-2 py-4 text-lg text-print-night visitor:hidden">
      <div role="status">
        <p className="own-plan" data-own="loading">
          Looking up your plan…
        </p>
        <p className="own-plan" data-own="none">
          You are on the Free Plan.
        </p>
        <p className="own-plan font-bold" data-own="active">
          You have active subscription
        </p>
      </div>
      <button
        type="button"
        data-manage=""
        className={`${buttonLook('night')} own-plan max-[19em]:px-2`}
        data-own="portal"
      >
        Manage Subscription
      </button>
    </div>
  )
}
