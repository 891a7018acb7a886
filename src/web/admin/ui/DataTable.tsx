import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { wholeInView } from '../../ui/whole-in-view.ts'

export interface Column<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** The heading is a button that sorts by it. */
  isSortable?: boolean
  /** Numbers stand at the end of their column. */
  isNumber?: boolean
  /** What the row is called: the cell that readers hear with each other one. */
  isName?: boolean
  /** No heading is seen, as above buttons. */
  hideLabel?: boolean
}

export interface Sort {
  by: string
  isDescending: boolean
}

interface DataTableProps<Row> {
  /** What the table holds, for who cannot see it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Stands in place of the rows where there are none. */
  empty?: ReactNode
  /** Rows are on their way: the ones on screen are older than the question. */
  isStale?: boolean
}

/** A box that scrolls must be reached by keyboard, whatever stands in it. */
const reachable = { tabIndex: 0 }
// Links and buttons are taller than a line of text: all stand on the line of the row's first words.
const cellLook = 'px-3 py-2 align-baseline first:ps-4 last:pe-4'

/**
 * Rows that hang from a line. On a narrow screen it scrolls sideways in its own box, never the page; a shadow at the
 * edge says that there is more.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, sort, onSort, empty = 'Nothing here yet.', isStale = false } = props
  return (
    <section
      aria-label={label}
      {...reachable}
      onFocus={wholeInView}
      className={`scroll-edges relative overflow-x-auto border-t-4 border-ink transition-opacity [--edge-ground:var(--color-card)] ${isStale ? 'opacity-60' : ''}`}
    >
      <table className="w-full border-collapse text-start" aria-busy={isStale || undefined}>
        {rows.length > 0 && (
          <thead>
            <tr className="border-b-2 border-ink">
              {columns.map((column) => (
                <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-b-0 hover:bg-pale-genda">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-8 text-start text-ink-soft">
                {/* Seen without scrolling, however wide the headings are. */}
                <div className="sticky start-4 w-fit max-w-[75vw]">{empty}</div>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const look = `${cellLook} ${column.isNumber ? 'text-end tabular-nums' : 'text-start'}`
  if (!column.isName) return <td className={look}>{column.cell(row)}</td>
  return (
    <th scope="row" className={`${look} font-bold`}>
      {column.cell(row)}
    </th>
  )
}

interface HeadingProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function Heading<Row>({
  column: { id, label, isSortable, isNumber, hideLabel },
  sort,
  onSort,
}: HeadingProps<Row>) {
  const isSorted = sort?.by === id
  const order = sort?.isDescending ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order : undefined}
      className={`px-3 first:ps-4 last:pe-4 text-[0.95rem] whitespace-nowrap text-ink-soft ${isNumber ? 'text-end' : 'text-start'}`}
    >
      {isSortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ by: id, isDescending: isSorted && !sort.isDescending })}
          className="inline-flex min-h-11 items-center gap-1 font-bold hover:text-ink"
        >
          {label}
          <Icon
            name={isSorted && sort.isDescending ? 'up' : 'down'}
            className={`size-4 ${isSorted ? 'text-sindoor' : 'opacity-0'}`}
          />
        </button>
      ) : (
        <span className={hideLabel ? 'sr-only' : 'inline-flex min-h-11 items-center font-bold'}>{label}</span>
      )}
    </th>
  )
}
