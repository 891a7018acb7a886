import type { FastifyInstance } from 'fastify'
import {
  addNotification,
  adminNotification,
  adminNotifications,
  audienceSize,
  changeNotification,
  type NotificationForm,
  removeNotification,
} from '#calls/admin-notifications.ts'
import { isWide, switchOfAnnouncement } from '#rules/notification-kinds.ts'
import { changeLatest } from '../begun-from.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { type Context, serve } from '../serve.ts'
import {
  deleteNotification,
  isAudience,
  lockNotification,
  mendNotification,
  notificationById,
  notificationsIn,
  shownNotification,
} from './admin-notification-store.ts'
import { sizeOf } from './audience-store.ts'
import { notificationPage, notificationPlace } from './notification-place.ts'
import { type NotificationPlace, notify, placeOf } from './notify.ts'

const pageSize = 50

/** What the admins tell their students. */
export function registerAdminNotifications(app: FastifyInstance): void {
  serveLate(app, adminNotifications, async (context, reads) => {
    const { state, cursor } = context.query
    const after = notificationPlace(cursor)
    const { page, next } = notificationPage(
      await notificationsIn(reads, { state, after, most: pageSize + 1 }),
      pageSize,
    )
    if (next) context.next = next
    return page.map(shownNotification)
  })

  serve(app, adminNotification, ({ sql, params }) => found(sql, params.id))

  serve(app, addNotification, add)

  serve(app, changeNotification, async ({ sql, params: { id }, body: { version, ...words }, changed }) => {
    const { before, after } = await changeLatest(sql, version, {
      lock: (tx) => lockNotification(tx, id),
      read: (tx) => found(tx, id),
      save: (tx) => mendNotification(tx, id, words),
    })
    changed({ subject: 'notification', subjectId: id, before, after })
    return after
  })

  serve(app, removeNotification, async ({ sql, params, changed }) => {
    const before = await found(sql, params.id)
    await deleteNotification(sql, params.id)
    changed({ subject: 'notification', subjectId: params.id, before })
    return { message: 'The notification is gone.' }
  })

  serve(app, audienceSize, async ({ sql, query }) => {
    const size = await sizeOf(sql, query)
    if (!size) throw new Refusal(404, `There is no such ${query.kind}.`)
    return size
  })
}

/** What stands under its id already is the answer: the reply to the first try may have been lost. */
async function add({ sql, student, body, changed }: Context<unknown, unknown, NotificationForm>) {
  const { id = newId(), category, tag, title, message, type, publishAt } = body
  const before = await notificationById(sql, id)
  if (before) {
    changed({ subject: 'notification', subjectId: id, before, after: before })
    return before
  }
  const [audience, place] = [await audienceOf(sql, body), await placeIn(sql, body)]
  await notify(sql, {
    ...{ id, audience, category, tag, title, message, type, ...place },
    switch: switchOfAnnouncement(audience.kind),
    senderId: student.id,
    ...(publishAt !== undefined && { publishAt: new Date(publishAt) }),
  })
  const after = await found(sql, id)
  changed({ subject: 'notification', subjectId: id, after })
  return after
}

const noSuch = () => new Refusal(404, 'There is no such notification.')

async function found(sql: Sql | Tx, id: string) {
  const notification = await notificationById(sql, id)
  if (!notification) throw noSuch()
  return notification
}

async function audienceOf(sql: Sql, { audience: { kind, id } }: NotificationForm) {
  if (isWide(kind)) return { kind }
  if (id === undefined) throw new Refusal(400, 'Say whom.')
  if (!(await isAudience(sql, kind, id))) throw new Refusal(404, `There is no such ${kind}.`)
  return { kind, id }
}

/** A lesson or a chapter that is named brings the rest of its place with it. */
async function placeIn(sql: Sql, form: NotificationForm): Promise<NotificationPlace> {
  const { languageId = '', levelId = '', chapterId = '', lessonId } = form
  if (lessonId === undefined && chapterId === '') return { languageId, levelId }
  const taught = await taughtNow(sql)
  const lessons = taught.courses.flatMap(({ lessons }) => lessons)
  const lesson =
    lessonId === undefined ? lessons.find((one) => one.chapterId === chapterId) : taught.lesson(lessonId)
  if (!lesson) throw new Refusal(404, `There is no such ${lessonId === undefined ? 'chapter' : 'lesson'}.`)
  const place = placeOf(lesson)
  return lessonId === undefined ? { ...place, lessonId: '' } : place
}
