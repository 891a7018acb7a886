import { Button } from './ui/Button.tsx'
import { Message } from './ui/Message.tsx'

interface ShowMoreProps {
  list: {
    isError: boolean
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  /** What is said where it could not be asked for. */
  failed: string
}

/** How a list goes on, below its rows. What has come stays; what did not is asked for again by the same button. */
export function ShowMore({ list, failed }: ShowMoreProps) {
  const { isError, isFetching, hasNextPage } = list
  const isFromStart = isError && !list.isFetchNextPageError
  if (!isFromStart && !hasNextPage) return null
  return (
    <>
      {isError && !isFetching && <Message className="mt-8">{failed}</Message>}
      <Button
        look="secondary"
        className="mt-8"
        pending={list.isFetchingNextPage || (isError && isFetching)}
        onClick={() => void (isFromStart ? list.refetch() : list.fetchNextPage())}
      >
        {isError ? 'Try again' : 'Show more'}
      </Button>
    </>
  )
}
