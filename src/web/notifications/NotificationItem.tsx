import { useRef, useState } from 'react'
import type { NewerNotification } from '#calls/notifications.ts'
import { messageOf } from '../call-error.ts'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { showToast } from '../ui/toasts.ts'
import { markRead, newsDay } from './use-notifications.ts'

/** One notification; what it says shows once it is read, and its unread mark, or a press anywhere on it, reads it. */
export function NotificationItem(notification: NewerNotification) {
  const { tag, title, message, isReaded, updatedAt } = notification
  const [isPending, setPending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const read = async () => {
    setPending(true)
    try {
      await markRead(notification)
      // The button is gone: who came by keyboard goes on from what it has opened.
      heading.current?.focus()
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 9000 })
    }
    setPending(false)
  }

  return (
    <li
      className={`relative mb-5 flex gap-3 border-t-6 bg-card p-4 sm:gap-5 ${isReaded ? 'border-line' : 'border-ink hover:border-sindoor'}`}
    >
      {isReaded ? (
        <span role="img" aria-label="Read" className="grid size-11 shrink-0 place-items-center text-ink-soft">
          <Icon name="letterOpen" className="size-7" />
        </span>
      ) : (
        <button
          type="button"
          aria-label={`Unread, mark as read: ${title}`}
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : read}
          className="grid size-11 shrink-0 place-items-center bg-rani text-on-rani after:absolute after:inset-0"
        >
          {isPending ? <Spinner /> : <Icon name="letter" className="size-7" />}
        </button>
      )}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.95rem] text-ink-soft">
          {tag !== '' && <span className="bg-genda px-2 font-bold text-on-genda">{tag}</span>}
          <time dateTime={updatedAt}>{newsDay(updatedAt)}</time>
        </p>
        <h2 ref={heading} tabIndex={-1} className="mt-1 text-xl leading-snug font-bold break-words">
          <MixedText>{title}</MixedText>
        </h2>
        {message && (
          <p className="mt-2 text-lg break-words whitespace-pre-line">
            <MixedText>{message}</MixedText>
          </p>
        )}
      </div>
    </li>
  )
}
