import { useRef, useState } from 'react'
import { moved } from './moved.ts'

/** Moves are shown at once and kept one after the other; of several quick ones the last says it all. `keep` says itself what was refused. */
export function useKeptOrder<Item extends { id: string }>(
  items: readonly Item[],
  keep: (ids: string[]) => Promise<unknown>,
) {
  const [order, setOrder] = useState<string[] | null>(null)
  const latest = useRef<string[]>([])
  const saving = useRef(Promise.resolve())
  const shown = order ? order.flatMap((id) => items.find((item) => item.id === id) ?? []) : items
  const move = (from: number, to: number) => {
    const ids = moved(
      shown.map(({ id }) => id),
      from,
      to,
    )
    latest.current = ids
    setOrder(ids)
    saving.current = saving.current.then(async () => {
      if (latest.current !== ids) return
      await keep(ids)
      if (latest.current === ids) setOrder(null)
    })
  }
  return { shown, move }
}
