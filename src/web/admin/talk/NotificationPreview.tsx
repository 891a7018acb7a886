import { MixedText } from '../../ui/MixedText.tsx'

interface NotificationPreviewProps {
  title: string
  message: string
  tag: string
  /** When it comes. */
  at: Date
}

const dayOf = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })

/** How it hangs from the bell, and how it stands in the list once it is read. */
export function NotificationPreview({ title, message, tag, at }: NotificationPreviewProps) {
  const heading = title.trim() === '' ? 'Your title' : title
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="hang mb-3 font-display text-2xl leading-tight">
        As students see it
      </h2>
      <p className="mb-1 text-[0.95rem] text-ink-soft">At the bell</p>
      <div className="max-w-96 border-t-8 border-sindoor bg-card px-5 py-3 outline-2 outline-line">
        <p className="leading-snug font-bold break-words">
          <MixedText>{heading}</MixedText>
        </p>
        <p className="text-[0.95rem] text-ink-soft">{dayOf(at)}</p>
      </div>
      <p className="mt-6 mb-1 text-[0.95rem] text-ink-soft">In the list, once read</p>
      <div className="border-t-6 border-line bg-card p-4">
        <p className="flex flex-wrap items-center gap-x-3 text-[0.95rem] text-ink-soft">
          {tag !== '' && <span className="bg-genda px-2 font-bold text-on-genda">{tag}</span>}
          {dayOf(at)}
        </p>
        <p className="mt-1 text-xl leading-snug font-bold break-words">
          <MixedText>{heading}</MixedText>
        </p>
        {message !== '' && (
          <p className="mt-2 text-lg break-words whitespace-pre-line">
            <MixedText>{message}</MixedText>
          </p>
        )}
      </div>
    </section>
  )
}
