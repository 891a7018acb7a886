import { useSyncExternalStore } from 'react'
import { onToasts, readToasts, type Toast } from './toasts.ts'

const nothing: readonly Toast[] = []
const marks = { right: 'bg-print-mor', wrong: 'bg-print-sindoor', note: 'bg-print-genda' }

/** Where toasts appear: one status region, always in the page, so that readers hear what comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => nothing)
  return (
    <div
      role="status"
      aria-atomic="false"
      className="toasts pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 p-4"
    >
      {toasts.map((toast) => (
        <p
          key={toast.id}
          className="rise pointer-events-auto max-w-md bg-print-night text-print-cream outline-1 outline-print-cream/30"
        >
          <span className={`block h-1 ${marks[toast.tone]}`} />
          <span className="block px-5 py-3">{toast.text}</span>
        </p>
      ))}
    </div>
  )
}
