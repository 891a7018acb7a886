import { z } from 'zod'
import { notificationCategories, notificationTags } from '#rules/notification-kinds.ts'
import { notificationTypes } from '#rules/notification-target.ts'
import { roles } from '#rules/permissions.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'

const older = { method: 'GET', access: 'student', family: 'older' } as const

/** Where a click leads, as spec 3 spells it. */
export const NotificationTarget = z.object({
  notificationtype: z.enum(notificationTypes),
  language_id: z.string(),
  level_id: z.string(),
  chapter_id: z.string(),
  lesson_id: z.string(),
  lessontype: z.enum(['otherlevel', 'other', '']),
})
export type NotificationTarget = z.infer<typeof NotificationTarget>

/** spec 3, "Notification (older)". An admin's comes without a name (spec 6). */
export const OlderNotification = NotificationTarget.extend({
  _id: z.string(),
  notificationdata: z.string(),
  role: z.enum(roles),
  user_id: z.object({ name: z.string(), profile_pic: z.string() }),
  created_at: z.string(),
})
export type OlderNotification = z.infer<typeof OlderNotification>

/** spec 3, "Notification (newer)". Its message is told once it is read. */
export const NewerNotification = z.object({
  id: z.string(),
  category: z.enum(notificationCategories),
  tag: z.enum(notificationTags),
  title: z.string(),
  message: z.string().optional(),
  isReaded: z.boolean(),
  updatedAt: z.string(),
})
export type NewerNotification = z.infer<typeof NewerNotification>

/** `notification`: what came since the bell was opened, at most 100. `unread`: what /notification counts. */
export const notificationsCount = endpoint({
  ...older,
  path: '/get-notifications-count',
  reply: z.object({ notification: z.number().int(), unread: z.number().int(), credit: z.number().int() }),
})

export const notificationsData = endpoint({
  ...older,
  path: '/get-notifications-data',
  reply: z.object({ notification: z.array(OlderNotification) }),
})

/** The bell was opened: it counts anew. */
export const changeTime = endpoint({ ...older, path: '/change-time', reply: z.object({}) })

/** The newest first, a hundred at a time; of one category alone, where one is named. */
export const userNotification = endpoint({
  ...get,
  path: '/userNotification',
  query: z.object({
    cursor: z.string().max(300).optional(),
    category: z.enum(notificationCategories).optional(),
  }),
  reply: z.array(NewerNotification),
})

/** The other fields that a client sends along (userId, status, …) are not believed. */
export const updateUserNotification = endpoint({
  ...post,
  path: '/updateUserNotification',
  oneself: true,
  body: z.object({
    notificationId: id,
    isReaded: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
  }),
  reply: NewerNotification,
})

/** What a stream of GET /notificationStream says: `count` once it is open, then a `notification` for each that comes. */
export const StreamedCount = z.object({ notification: z.number().int(), unread: z.number().int() })
export const StreamedNotification = NewerNotification.omit({ isReaded: true, message: true })

const Digest = z.object({ isWanted: z.boolean() })

/** One mail a week about what one has not read, for those who ask for it. */
export const notificationDigest = endpoint({ ...get, path: '/notificationDigest', reply: Digest })
export const changeNotificationDigest = endpoint({
  ...post,
  method: 'PUT',
  path: '/notificationDigest',
  oneself: true,
  body: Digest,
  reply: Digest.extend({ message: z.string() }),
})

/** The link of such a mail; whoever holds it may end the mails, and nothing else. */
export const unsubscribeDigest = endpoint({
  ...post,
  access: 'visitor',
  path: '/notificationDigest/unsubscribe',
  query: z.object({ token: z.string().max(200) }),
  body: z.unknown(),
  reply: z.object({ message: z.string() }),
})
