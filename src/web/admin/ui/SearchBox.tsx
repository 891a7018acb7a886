import { useEffect, useState } from 'react'
import { type RowNote, TextRow } from './FormRow.tsx'
import { useLatest } from './use-latest.ts'

interface SearchBoxProps {
  label: string
  hint?: string
  notes?: readonly RowNote[] | undefined
  /** What is searched for already, as the address says. */
  value: string
  /** Called once nobody has written on for a moment. */
  onSearch: (text: string) => void
  className?: string
}

export function SearchBox({ label, hint, notes, value, onSearch, className = '' }: SearchBoxProps) {
  const [written, setWritten] = useState(value)
  const [before, setBefore] = useState(value)
  // What was searched for from here and does not stand in the address yet: letters were written on meanwhile.
  const [asked, setAsked] = useState<string | null>(null)
  if (value !== before) {
    setBefore(value)
    if (asked === null) setWritten(value)
    else if (value === asked) setAsked(null)
  }
  const search = useLatest(onSearch)
  useEffect(() => {
    if (written.trim() === value) return
    const timer = setTimeout(() => {
      setAsked(written.trim())
      search.current(written.trim())
    }, 250)
    return () => clearTimeout(timer)
  }, [written, value, search])
  return (
    <TextRow
      type="search"
      label={label}
      {...(hint && { hint })}
      notes={notes}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={written}
      onChange={setWritten}
      className={className}
    />
  )
}
