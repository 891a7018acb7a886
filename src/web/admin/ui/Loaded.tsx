import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AskAgain } from './AskAgain.tsx'
import { Loading } from './Loading.tsx'
import { StudioHeading } from './StudioHeading.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** Heads the page until its data, which has a better name for it, is here. */
  title?: string
  /** Said while one waits, where that may be long. */
  waiting?: string | undefined
  children: (data: Data) => ReactNode
}

/** What a query brought: its data, or why not with a way to try again, or a sign that it is on its way. */
export function Loaded<Data>({
  query: { data, error, refetch, isFetching },
  title,
  waiting,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  return (
    <>
      {title && <StudioHeading title={title} />}
      {error && !isFetching ? (
        <AskAgain error={error} onAgain={refetch} />
      ) : (
        <div className="py-8">
          <Loading>{waiting}</Loading>
        </div>
      )}
    </>
  )
}
