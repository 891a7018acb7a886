import type { ReactNode } from 'react'
import type { usePagedList } from './paged-list.ts'
import { AskAgain } from './ui/AskAgain.tsx'
import { Loading } from './ui/Loading.tsx'
import { Pager } from './ui/Pager.tsx'

type Paged<Row> = ReturnType<typeof usePagedList<Row>>

interface PagedRowsProps<Row> {
  paged: Paged<Row>
  /** Stands in their place where there are none. */
  empty: ReactNode
  children: ReactNode
}

/** A list of the studio that goes on, drawn by its own screen. */
export function PagedRows<Row>({ paged, empty, children }: PagedRowsProps<Row>) {
  const { list, rows } = paged
  if (rows.length > 0) {
    return (
      <>
        {/* Rows of the question before are read, not worked on. */}
        <div
          inert={list.isPlaceholderData}
          className={`transition-opacity ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {children}
        </div>
        <PageFoot paged={paged} />
      </>
    )
  }
  if (hasFailed(paged)) return <AskAgain error={list.error} onAgain={list.refetch} />
  return list.isSuccess ? empty : <Loading />
}

/** Whether it was asked for in vain, and is not being asked for anew. */
export function hasFailed<Row>({ list }: Paged<Row>): boolean {
  return list.isError && !list.isFetching
}

/** How a list goes on, below its rows; and what became of asking for more of them. */
export function PageFoot<Row>({ paged }: { paged: Paged<Row> }) {
  const { list, rows, total } = paged
  if (rows.length === 0) return null
  const again = list.isFetchNextPageError ? list.fetchNextPage : list.refetch
  return (
    <>
      {hasFailed(paged) && (
        <div className="mt-3">
          <AskAgain error={list.error} onAgain={again} />
        </div>
      )}
      <Pager
        shown={rows.length}
        total={total}
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}
