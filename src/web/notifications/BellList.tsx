import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OlderNotification } from '#calls/notifications.ts'
import { isStaff } from '#rules/permissions.ts'
import { toNotifications } from '../paths.ts'
import { MixedText } from '../ui/MixedText.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { notificationLink } from './notification-link.ts'
import { newsDay, notLoaded, olderQuery } from './use-notifications.ts'

/** What hangs from the bell (spec 2, 4), as the older screen has it. */
export function BellList({ isFailed }: { isFailed: boolean }) {
  const { data } = useQuery({ ...olderQuery, enabled: false })
  return (
    <div className="rise absolute inset-x-0 top-full z-30 border-t-8 border-sindoor bg-card text-ink outline-2 outline-line sm:inset-x-auto sm:end-0 sm:mt-2 sm:w-96">
      <div className="max-h-[min(28rem,calc(100dvh-12rem))] overflow-y-auto px-5">
        {isFailed && (
          <p role="alert" className="py-5">
            {notLoaded}
          </p>
        )}
        {!isFailed && !data && <Spinner className="mx-auto my-6" />}
        {data?.length === 0 && <p className="py-5 text-lg">You don't have notification</p>}
        {data && data.length > 0 && (
          <ul>
            {data.map((notification) => (
              <BellItem key={notification._id} {...notification} />
            ))}
          </ul>
        )}
      </div>
      <Link
        to={toNotifications()}
        className="flex min-h-12 items-center border-t-2 border-line px-5 font-bold hover:text-sindoor"
      >
        See all notifications
      </Link>
    </div>
  )
}

/** Where it came from an admin, no name stands there (spec 6). */
function BellItem(notification: OlderNotification) {
  const { role, user_id: sender, notificationdata, created_at: at } = notification
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={notificationLink(notification)} className="block py-3 hover:text-sindoor">
        {!isStaff(role) && <span className="block text-[0.95rem] text-ink-soft">{sender.name}</span>}
        <span className="block leading-snug font-bold break-words">
          <MixedText>{notificationdata}</MixedText>
        </span>
        <span className="block text-[0.95rem] text-ink-soft">{newsDay(at)}</span>
      </Link>
    </li>
  )
}
