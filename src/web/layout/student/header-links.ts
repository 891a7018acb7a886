import type { Me } from '#calls/accounts.ts'
import { isStaff } from '#rules/permissions.ts'
import {
  toAnalytics,
  toDashboard,
  toDownloads,
  toMyWords,
  toNotifications,
  toOwnReports,
  toProfile,
  toReview,
  toScript,
  toStudio,
  toSubscriptionDetails,
  toTutors,
  toUserProfile,
} from '../../paths.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** The pages of the signed-in header (spec 2), in order; each comes with its screen. */
export const headerLinks = [
  { to: toDashboard(), label: 'Learn' },
  { to: toReview(), label: 'Review' },
  { to: toScript(), label: 'Script' },
  { to: toAnalytics(), label: 'Analytics' },
  { to: toProfile(), label: 'Profile' },
]

interface MenuLink {
  to: string
  label: string
  icon: IconName
  /** Where left out: for everybody. */
  isFor?: (me: Me) => boolean
}

/** The profile menu's pages (spec 2), in order. Analytics stands in the header, too. */
export const menuLinks: MenuLink[] = [
  { to: toAnalytics(), label: 'Analytics', icon: 'done' },
  { to: toMyWords(), label: 'My words', icon: 'repeat' },
  { to: toTutors(), label: 'Book a Tutor', icon: 'person' },
  { to: toNotifications(), label: 'Notifications', icon: 'bell' },
  { to: toDownloads(), label: 'Downloads', icon: 'download' },
  { to: toOwnReports(), label: 'My reports', icon: 'flag' },
  { to: toSubscriptionDetails(), label: 'Subscription', icon: 'coin' },
  { to: toUserProfile(), label: 'Profile Setting', icon: 'person' },
  { to: toStudio(), label: 'Studio', icon: 'pencil', isFor: ({ role }) => isStaff(role) },
]
