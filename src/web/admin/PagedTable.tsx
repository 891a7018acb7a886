import type { ReactNode } from 'react'
import { hasFailed, PageFoot } from './PagedRows.tsx'
import type { usePagedList } from './paged-list.ts'
import { AskAgain } from './ui/AskAgain.tsx'
import { type Column, DataTable } from './ui/DataTable.tsx'
import { Loading } from './ui/Loading.tsx'

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
  // An empty table would say that there is nothing.
  if (rows.length === 0 && hasFailed(paged)) return <AskAgain error={list.error} onAgain={list.refetch} />
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isStale={list.isPlaceholderData}
        empty={list.isSuccess ? empty : <Loading />}
      />
      <PageFoot paged={paged} />
    </>
  )
}
