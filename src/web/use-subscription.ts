import { queryOptions } from '@tanstack/react-query'
import { getSubscription, type Subscription } from '#calls/plans.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'

/** The paid subscription that runs now, or null. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async (): Promise<Subscription | null> => {
    try {
      return await call(getSubscription)
    } catch (error) {
      // A reply without data is not a failure here.
      if (error instanceof CallError && error.status === 200) return null
      throw error
    }
  },
})
