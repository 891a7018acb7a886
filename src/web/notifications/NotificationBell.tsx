import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bellCountsTo } from '#rules/notification-kinds.ts'
import { useDisclosure } from '../layout/use-disclosure.ts'
import { useIsOnline } from '../saving/use-waiting.ts'
import { Icon } from '../ui/Icon.tsx'
import { comingNear, laterFile, laterPart } from '../ui/later.tsx'
import { countQuery, openBell, useLiveNotifications } from './use-notifications.ts'

const list = laterFile(() => import('./BellList.tsx'))
const BellList = laterPart(list, (file) => file.BellList)

/** spec 2: the bell of the header, with what came since it was last opened. */
export function NotificationBell() {
  const { box, open, setOpen } = useDisclosure<HTMLDivElement>()
  const { data } = useQuery({ ...countQuery, enabled: useIsOnline() })
  const [isFailed, setFailed] = useState(false)
  const newest = useLiveNotifications()
  const count = data?.notification ?? 0
  const shown = count > bellCountsTo ? `${bellCountsTo}+` : String(count)

  const toggle = () => {
    setOpen(!open)
    if (open) return
    setFailed(false)
    openBell().catch(() => setFailed(true))
  }

  return (
    <div ref={box} className="sm:relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={count > 0 ? `Notifications, ${shown} new` : 'Notifications'}
        onClick={toggle}
        {...comingNear(list)}
        className="relative grid size-11 place-items-center hover:text-sindoor"
      >
        <Icon name="bell" className="size-7" />
        {count > 0 && (
          <span className="absolute end-0 top-0 min-w-5 bg-rani px-1 text-center text-sm leading-5 font-bold text-on-rani">
            {shown}
          </span>
        )}
      </button>
      <span aria-live="polite" className="sr-only">
        {newest && `New notification: ${newest}`}
      </span>
      {open && <BellList isFailed={isFailed} />}
    </div>
  )
}
