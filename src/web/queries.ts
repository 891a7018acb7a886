import { QueryClient } from '@tanstack/react-query'

/**
 * One cache for the signed-in pages. No retries, nothing fetched again on focus (spec 9). Asked without a connection
 * too: what is kept on the device answers then, and what is not says so.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
})
