import { QueryClient } from '@tanstack/react-query'

/** One cache for the signed-in pages. No retries, nothing fetched again on focus (spec 9). */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
})
