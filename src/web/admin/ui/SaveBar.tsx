import './save-bar.css'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'

interface SaveBarProps {
  /** There is something that is not saved yet. */
  isChanged: boolean
  pending: boolean
  onSave: () => void
  onDiscard?: () => void
  /** What stands saved: "Draft of 12-Mar-2026, by Meera". */
  children?: ReactNode
  verb?: string
}

/** Stays at the foot of the window while one writes: what is not saved is never out of sight. */
export function SaveBar({ isChanged, pending, onSave, onDiscard, children, verb = 'Save' }: SaveBarProps) {
  return (
    <div
      className={`-mx-4 mt-8 lg:mx-0 lg:px-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-4 border-ink bg-paper px-4 py-3 ${isChanged ? 'save-bar sticky bottom-0 z-20' : ''}`}
    >
      <p role="status" className="min-w-0 grow text-[0.95rem] leading-snug text-ink-soft">
        {isChanged ? 'You have changes that are not saved.' : children}
      </p>
      <div className="flex gap-3">
        {onDiscard && (
          <Button look="quiet" {...whenOfUse(isChanged && !pending, onDiscard)}>
            Undo changes
          </Button>
        )}
        <Button pending={pending} {...whenOfUse(isChanged || pending, onSave)}>
          {verb}
        </Button>
      </div>
    </div>
  )
}

/** Nothing to do: it says so, and keeps the focus of who pressed it just now. */
const whenOfUse = (isOfUse: boolean, onClick: () => void) =>
  isOfUse ? { onClick } : { 'aria-disabled': true, className: 'opacity-55' }
