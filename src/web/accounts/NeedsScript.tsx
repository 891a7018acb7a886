import type { ReactNode } from 'react'

/** Said on a page that came without scripts, or whose visitor runs none. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mt-4 border-s-4 border-sindoor ps-3">{children}</p>
    </noscript>
  )
}
