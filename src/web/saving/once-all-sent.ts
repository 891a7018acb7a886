import { onOutboxChange, waitingOf } from './outbox-store.ts'

/** Calls back once nothing that this student did waits here any more; what it returns ends it. */
export function onceAllSent(studentId: string, callBack: () => void): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    stop()
  }
  const look = async () => {
    const waiting = await waitingOf(studentId)
    if (isOver || waiting.length > 0) return
    end()
    callBack()
  }
  const stop = onOutboxChange(look)
  void look()
  return end
}
