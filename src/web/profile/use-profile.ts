import { queryOptions } from '@tanstack/react-query'
import { certificateList } from '#calls/certificates.ts'
import { notificationDigest } from '#calls/notifications.ts'
import { orders } from '#calls/payments.ts'
import { getNotificationData, selectUserData } from '#calls/profile.ts'
import { sessions } from '#calls/sessions.ts'
import { call } from '../call.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => (await call(selectUserData)).user,
})

export const notificationSwitchesQuery = queryOptions({
  queryKey: ['notification switches'],
  queryFn: async () => (await call(getNotificationData)).user,
})

export const digestQuery = queryOptions({
  queryKey: ['notification digest'],
  queryFn: () => call(notificationDigest),
})

export const certificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: async () => (await call(certificateList)).certificatelist,
})

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => call(sessions) })

export const ordersQuery = queryOptions({ queryKey: ['orders'], queryFn: () => call(orders), staleTime: 0 })
