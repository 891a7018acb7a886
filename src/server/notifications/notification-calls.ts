import type { FastifyInstance } from 'fastify'
import {
  changeTime,
  notificationsCount,
  notificationsData,
  updateUserNotification,
  userNotification,
} from '#calls/notifications.ts'
import { Refusal } from '../refusal.ts'
import { serve, serveReading } from '../serve.ts'
import { registerAdminNotifications } from './admin-notification-calls.ts'
import { alongBell } from './bell-counts.ts'
import { registerDigest } from './digest/digest-calls.ts'
import { notificationPage, notificationPlace } from './notification-place.ts'
import { newerNotification, olderNotification } from './notification-shown.ts'
import {
  isNotification,
  markRead,
  markUnread,
  notificationFor,
  notificationsFor,
  openBell,
} from './notification-store.ts'
import { registerNotificationStream } from './stream/notification-stream.ts'

const listed = 50
const pageSize = 100

export function registerNotifications(app: FastifyInstance): void {
  serveReading(app, notificationsCount, { along: () => alongBell, answer: ({ read }) => read })

  serve(app, notificationsData, async ({ sql, student }) => ({
    notification: (await notificationsFor(sql, student.id, { most: listed })).map(olderNotification),
  }))

  serve(app, changeTime, async ({ sql, student, session }) => {
    // An admin who looks through a student's eyes has not opened the student's bell.
    if (session.impersonatorId === null) await openBell(sql, student.id)
    return {}
  })

  serve(app, userNotification, async (context) => {
    const { sql, student, query } = context
    const { cursor, category } = query
    const after = notificationPlace(cursor)
    const rows = await notificationsFor(sql, student.id, { after, category, most: pageSize + 1 })
    const { page, next } = notificationPage(rows, pageSize)
    if (next) context.next = next
    return page.map(newerNotification)
  })

  serve(app, updateUserNotification, async ({ sql, student, body }) => {
    const { notificationId, isReaded } = body
    if (!(await notificationFor(sql, student.id, notificationId))) await refuse(sql, notificationId)
    await (isReaded ? markRead : markUnread)(sql, student.id, notificationId)
    const row = await notificationFor(sql, student.id, notificationId)
    return row ? newerNotification(row) : refuse(sql, notificationId)
  })

  registerNotificationStream(app)
  registerDigest(app)
  registerAdminNotifications(app)
}

async function refuse(sql: Parameters<typeof isNotification>[0], id: string): Promise<never> {
  if (await isNotification(sql, id)) throw new Refusal(403, 'This notification is for somebody else.')
  throw new Refusal(404, 'There is no such notification.')
}
