import type { ReactNode } from 'react'
import { messageOf } from '../call-error.ts'
import { Message } from '../ui/Message.tsx'
import type { usePagedList } from './paged-list.ts'
import { type Column, DataTable } from './ui/DataTable.tsx'
import { Pager } from './ui/Pager.tsx'

interface PagedTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  paged: ReturnType<typeof usePagedList<Row>>
  empty: ReactNode
}

/** A list of the studio as a table that goes on. */
export function PagedTable<Row extends { id: string }>({
  label,
  columns,
  paged,
  empty,
}: PagedTableProps<Row>) {
  const { list, rows } = paged
  return (
    <>
      {list.isError && <Message className="mb-4">{messageOf(list.error)}</Message>}
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isStale={list.isPlaceholderData}
        empty={list.isPending ? 'Loading…' : empty}
      />
      <PageFoot paged={paged} />
    </>
  )
}

export function PageFoot<Row>({
  paged: { list, rows, total },
}: {
  paged: ReturnType<typeof usePagedList<Row>>
}) {
  if (rows.length === 0) return null
  return (
    <Pager
      shown={rows.length}
      total={total}
      hasMore={list.hasNextPage}
      pending={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  )
}
