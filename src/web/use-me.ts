import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { me } from '#calls/accounts.ts'
import { call } from './call.ts'
import { writeKey } from './session-storage.ts'

/** Who is signed in. Every signed-in page has it before it is drawn. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const myself = await call(me)
    writeKey('id', myself._id)
    writeKey('studentAuthInfo', JSON.stringify(myself))
    return myself
  },
})

export function useMe() {
  return useSuspenseQuery(meQuery).data
}
