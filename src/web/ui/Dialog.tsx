import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** `alert` for what must be decided before going on. */
  kind?: 'plain' | 'alert'
  /** False where the content has a button of its own to close it. */
  hasCross?: boolean
}

/** The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children, kind = 'plain', hasCross = true }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    // Where something is to be written one writes at once: on the cross, a blank would close it.
    dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])
  // Closed before it is taken out of the page, it gives the focus back then too.
  useLayoutEffect(() => {
    const box = dialog.current
    return () => box?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100%-2rem))] scroll-pb-20 border-t-8 border-sindoor bg-paper p-0 text-ink outline-1 outline-print-cream/30 open:rise"
    >
      {open && (
        <div className="p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="font-display text-2xl leading-tight">
              {title}
            </h2>
            {hasCross && (
              <button
                type="button"
                onClick={onClose}
                aria-label="Close"
                className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center hover:bg-pale-genda"
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
