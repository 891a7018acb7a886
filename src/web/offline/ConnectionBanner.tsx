import { useEffect, useState } from 'react'
import { queries } from '../queries.ts'
import { waitingOf } from '../saving/outbox-store.ts'
import { sendUnsaved } from '../saving/send-unsaved.ts'
import { useIsOnline, useWaitingCount } from '../saving/use-waiting.ts'
import { sendLetters } from '../script/send-letters.ts'
import { useMe } from '../use-me.ts'

const again = 30_000
/** What is sent at once is nobody's worry. */
const worthTelling = 3000

/** Calm words where there is no connection, and how much waits for one; sends it as soon as it can. */
export function ConnectionBanner() {
  const { _id: account } = useMe()
  const isOnline = useIsOnline()
  const waiting = useWaitingCount(account)
  const isStuck = useLasting(waiting > 0)
  useSendingLater(account, { isOnline, isStuck })
  // It stands there before its words: what comes along with them is not read aloud.
  return (
    <div role="status" className="bg-print-night text-print-cream">
      {(!isOnline || isStuck) && (
        <p className="measure flex flex-wrap gap-x-3 py-2 leading-snug">
          {!isOnline && <span>No connection. Downloaded lessons work, and your answers are kept.</span>}
          {waiting > 0 && <span className="font-bold">{waitingText(waiting)}</span>}
        </p>
      )}
    </div>
  )
}

const waitingText = (count: number) =>
  count === 1 ? '1 answer waits to be sent.' : `${count} answers wait to be sent.`

/** True once it has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(setIsLasting, worthTelling, true)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isSo])
  return isSo && isLasting
}

/** When the connection is back, when the tab is looked at again, and every half a minute while something waits. */
function useSendingLater(
  account: string,
  { isOnline, isStuck }: { isOnline: boolean; isStuck: boolean },
): void {
  useEffect(() => {
    if (!isOnline) return
    const send = async () => {
      void sendLetters(account)
      if ((await waitingOf(account)).length > 0 && (await sendUnsaved(account))) {
        await queries.invalidateQueries()
      }
    }
    const seen = () => void (document.visibilityState === 'visible' && send())
    void send()
    document.addEventListener('visibilitychange', seen)
    const timer = isStuck ? setInterval(send, again) : undefined
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearInterval(timer)
    }
  }, [account, isOnline, isStuck])
}
