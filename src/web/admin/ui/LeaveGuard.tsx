import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Whoever leaves with changes is asked first: by the page within the studio, by the browser when the window closes. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const isLeaving = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isLeaving.current = false
    return isChanged && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  // It was saved while one was asked: there is nothing left to lose.
  useEffect(() => {
    if (!isChanged && blocker.state === 'blocked') blocker.proceed()
  }, [isChanged, blocker])
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      // A step back takes a moment, in which the dialog closes: that must not call the step back off.
      onStay={() => isLeaving.current || blocker.reset?.()}
      onLeave={() => {
        isLeaving.current = true
        blocker.proceed?.()
      }}
    />
  )
}

interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      verb="Leave"
      refrain="Stay here"
      onConfirm={() => {
        onLeave()
        return undefined
      }}
    >
      <p>What you changed here is not saved yet, and would be lost.</p>
    </ConfirmDialog>
  )
}
