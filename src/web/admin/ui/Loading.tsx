import { Spinner } from '../../ui/Spinner.tsx'

/** It is on its way. */
export function Loading({ children = 'Loading…' }: { children?: string | undefined }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner className="size-6" /> {children}
    </p>
  )
}
