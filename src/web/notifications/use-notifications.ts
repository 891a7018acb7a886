import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  changeTime,
  type NewerNotification,
  notificationsCount,
  notificationsData,
  updateUserNotification,
  userNotification,
} from '#calls/notifications.ts'
import type { NotificationCategory } from '#rules/notification-kinds.ts'
import { call, callPage } from '../call.ts'
import { queries } from '../queries.ts'
import { shownDay } from '../shown-dates.ts'
import { listen } from './listen.ts'

/** spec 8. */
export const notLoaded = 'Error during loading Notification, Please try again.'

export const countQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: async ({ signal }) => {
    const { notification, unread } = await call(notificationsCount, { signal })
    return { notification, unread }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export const olderQuery = queryOptions({
  queryKey: ['notifications', 'older'],
  queryFn: async () => (await call(notificationsData)).notification,
  staleTime: 0,
})

const newerKey = ['notifications', 'newer']

/** What one tab lists, by the page. The tabs that are not seen are kept: one is chosen without a connection, too. */
export const newerQuery = (category: NotificationCategory) =>
  infiniteQueryOptions({
    queryKey: [...newerKey, category],
    queryFn: ({ pageParam, signal }) =>
      callPage(userNotification, { query: { category, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** spec 4: the list is loaded, then the bell begins anew. */
export async function openBell(): Promise<void> {
  await queries.fetchQuery(olderQuery)
  await call(changeTime)
  queries.setQueryData(countQuery.queryKey, (count) => count && { ...count, notification: 0 })
}

/** spec 4: marked as read, then loaded again. */
export async function markRead({ id, category }: Pick<NewerNotification, 'id' | 'category'>): Promise<void> {
  await call(updateUserNotification, { body: { notificationId: id, isReaded: true } })
  await Promise.all([
    queries.fetchInfiniteQuery(newerQuery(category)),
    queries.fetchQuery({ ...countQuery, staleTime: 0 }),
  ])
}

/** Keeps count and lists as the server has them; gives back the title of what came last, to be said aloud. */
export function useLiveNotifications(): string {
  const [newest, setNewest] = useState('')
  useEffect(
    () =>
      listen({
        onCount: (count) => {
          const known = queries.getQueryData(countQuery.queryKey)
          queries.setQueryData(countQuery.queryKey, count)
          // Something came or was read while nobody listened.
          if (known?.unread !== count.unread) refreshLists()
        },
        onNotification: ({ title }) => {
          queries.setQueryData(
            countQuery.queryKey,
            (count) => count && { notification: count.notification + 1, unread: count.unread + 1 },
          )
          refreshLists()
          setNewest(title)
        },
      }),
    [],
  )
  return newest
}

function refreshLists(): void {
  void queries.invalidateQueries({ queryKey: olderQuery.queryKey })
  void queries.invalidateQueries({ queryKey: newerKey })
}

/** spec 9: notifications, DD MMM YYYY. */
export const newsDay = (at: string) => shownDay(new Date(at)).replaceAll('-', ' ')
