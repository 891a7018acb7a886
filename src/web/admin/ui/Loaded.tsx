import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  children: (data: Data) => ReactNode
}

/** What a query brought: its data, or why not with a way to try again, or a sign that it is on its way. */
export function Loaded<Data>({ query: { data, error, refetch, isFetching }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (error && !isFetching)
    return (
      <Message className="flex flex-wrap items-center justify-between gap-3">
        <span>{messageOf(error)}</span>
        <Button look="secondary" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Message>
    )
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
      <Spinner className="size-6" /> Loading…
    </p>
  )
}
