import { useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

const outbox = () => import('../saving/outbox-store.ts')

/** What was answered here and waits for its student; whose it is, a page that anybody may open does not say. */
export function WaitingHere() {
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      whenIdle(async () => {
        // Where the device will not say, nothing is promised.
        const waiting = await outbox()
          .then(({ waitingOfAll }) => waitingOfAll())
          .catch(() => 0)
        setCount(waiting ?? 0)
      }),
    [],
  )
  return (
    <p role="status" className={count > 0 ? 'mt-6 border-t-4 border-genda bg-pale-genda px-4 py-3' : ''}>
      {count > 0 && waitingText(count)}
    </p>
  )
}

const waitingText = (count: number) =>
  count === 1
    ? '1 answer is safe on this device. It is saved when the student who gave it signs in.'
    : `${count} answers are safe on this device. They are saved when the student who gave them signs in.`
