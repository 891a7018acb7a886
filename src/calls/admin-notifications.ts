import { z } from 'zod'
import { audienceKinds, isWide, notificationCategories, notificationTags } from '#rules/notification-kinds.ts'
import { notificationTypes } from '#rules/notification-target.ts'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'
import { moment } from './moments.ts'
import { begunFrom, version } from './version.ts'
import { visibleText } from './visible-text.ts'

const admin = { access: 'admin', permission: 'talk', family: 'newer' } as const

/** Whom it reaches: everybody, who has paid, the students of a language or a course, or one. */
const Audience = z
  .object({ kind: z.enum(audienceKinds), id: id.optional() })
  .refine(({ kind, id: whose }) => isWide(kind) === (whose === undefined), {
    error: 'Say whom: everybody, subscribers, or the id of a language, a course or a student.',
  })

const words = {
  category: z.enum(notificationCategories),
  tag: z.enum(notificationTags),
  title: visibleText('A notification needs a title.').max(160),
  message: z.string().trim().max(4000),
}

/** What one has to name for a click to lead there; the rest of the place is known. */
const target = {
  type: z.enum(notificationTypes),
  languageId: id.optional(),
  levelId: id.optional(),
  chapterId: id.optional(),
  lessonId: id.optional(),
}

export const NotificationForm = z.object({
  /** Made once by who writes it: sent again because the reply was lost, what it made stands, and is the answer. */
  id: z.uuid().optional(),
  ...words,
  tag: words.tag.default(''),
  message: words.message.default(''),
  audience: Audience,
  ...target,
  type: target.type.default('news'),
  /** Where left out: at once. */
  publishAt: moment.optional(),
})
export type NotificationForm = z.infer<typeof NotificationForm>

/** A notification as an admin sees it. */
export const ListedNotification = z.object({
  id: z.string(),
  version,
  ...words,
  audience: z.object({ kind: z.enum(audienceKinds), id: z.string().optional() }),
  type: z.enum(notificationTypes),
  languageId: z.string(),
  levelId: z.string(),
  chapterId: z.string(),
  lessonId: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  /** How many have read it. */
  readBy: z.number().int(),
})
export type ListedNotification = z.infer<typeof ListedNotification>

export const adminNotifications = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/notifications',
  /** Planned: what is still to come, the soonest first. Left out: all of them, the newest first. */
  query: z.object({ state: z.enum(['planned', 'sent']).optional(), cursor: z.string().max(300).optional() }),
  reply: z.array(ListedNotification),
})

export const adminNotification = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/notifications/:id',
  params: z.object({ id }),
  reply: ListedNotification,
})

export const addNotification = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/notifications',
  body: NotificationForm,
  reply: ListedNotification,
})

/** Its words can be mended, and the hour of one that is still to come. */
export const changeNotification = endpoint({
  ...admin,
  method: 'PATCH',
  path: '/admin/notifications/:id',
  params: z.object({ id }),
  body: z.object(words).extend({ publishAt: NotificationForm.shape.publishAt }).partial().extend(begunFrom),
  reply: ListedNotification,
})

export const removeNotification = endpoint({
  ...admin,
  method: 'DELETE',
  path: '/admin/notifications/:id',
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})

/** Whom an audience holds now, before anything is said: so many students, of whom so many let announcements in. */
export const audienceSize = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/audience',
  query: z
    .object({ kind: z.enum(audienceKinds), id: id.optional(), email: z.string().trim().max(200).optional() })
    .refine(({ kind, id: whose, email }) => isWide(kind) || (whose ?? email ?? '') !== '', {
      error: 'Say whom.',
    }),
  reply: z.object({
    total: z.number().int(),
    hears: z.number().int(),
    /** Of one student: who it is. */
    student: z.object({ id: z.string(), name: z.string(), email: z.string() }).optional(),
  }),
})
