import { useEffect, useState } from 'react'
import { whenBegun } from '../when-begun.ts'

/** Whether somebody has pressed anything yet, or has looked for a while: what is not seen at once waits for that. */
export function useIsBegun(): boolean {
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => (isBegun ? undefined : whenBegun(() => setIsBegun(true))), [isBegun])
  return isBegun
}
