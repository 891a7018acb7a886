import { useState } from 'react'

/** The short id of the exercise or film that is open; it stays the same one where a merge gives it another number. */
export function useOpenItem(first: string, renumbered: ReadonlyMap<string, string>) {
  const [open, setOpen] = useState(first)
  const [known, setKnown] = useState(renumbered)
  if (renumbered !== known) {
    setKnown(renumbered)
    setOpen(renumbered.get(open) ?? open)
  }
  return [open, setOpen] as const
}
