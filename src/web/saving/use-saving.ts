import { useCallback, useRef } from 'react'
import { queries } from '../queries.ts'
import { meQuery } from '../use-me.ts'
import { askForBackgroundSync } from './background-sync.ts'
import { addWaiting } from './outbox-store.ts'
import { SaveQueue, type Unsaved } from './save-queue.ts'
import { sentInTime } from './send-unsaved.ts'
import { deviceShelf } from './shelf.ts'
import { keepTried } from './trial.ts'

/** Once the press is over that did it: what comes of it is seen first. */
const afterThis = () => new Promise((resolve) => setTimeout(resolve))

/** What an admin does through a student's eyes is nobody's: kept here, it would go with the student's own one day. */
const looksOn = () => queries.getQueryData(meQuery.queryKey)?.impersonatedBy != null

/**
 * Saves what was done, now or as soon as there is a connection; never lost, never counted twice. What a visitor does
 * (null) stays on the device until there is an account for it.
 */
export function useSaving(studentId: string | null) {
  const adding = useRef(Promise.resolve())
  const keep = useCallback(
    (done: Unsaved, onDevice: (studentId: string, entry: Unsaved) => unknown) => {
      const entry = { since: Date.now(), ...done }
      if (studentId === null) keepTried(entry)
      else
        adding.current = adding.current
          .then(afterThis)
          .then(async () => void (await onDevice(studentId, entry)))
    },
    [studentId],
  )
  const flush = useCallback(async () => {
    await adding.current
    return studentId === null || (await sentInTime(studentId))
  }, [studentId])
  const save = useCallback(
    (done: Unsaved) => {
      if (looksOn()) return
      keep(done, (owner, entry) => addWaiting(owner, [entry]))
      if (studentId !== null) void flush().then((isStored) => (isStored ? undefined : askForBackgroundSync()))
    },
    [studentId, keep, flush],
  )
  /** Keeps it without sending: more of it is saved under its id. Where the tab dies before, the next page sends it. */
  const hold = useCallback((done: Unsaved) => void (looksOn() || keep(done, holdBack)), [keep])
  return { save, hold, flush }
}

function holdBack(studentId: string, entry: Unsaved): void {
  new SaveQueue(studentId, deviceShelf).add(entry)
}
