import { useEffect, useRef } from 'react'
import { Hindi } from '../../ui/Hindi.tsx'

interface OffersProps {
  id: string
  /** Words, and last the roman itself. */
  offered: readonly string[]
  place: number
  onTake: (at: number) => void
}

export const offerId = (id: string, at: number) => `${id}-${at}`

/** What the roman may mean: a key with its number takes one, so does a tap. */
export function Offers({ id, offered, place, onTake }: OffersProps) {
  const list = useRef<HTMLDivElement>(null)
  // Under a film the field is the last that a small screen shows: its words, two rows of them, would come up behind the bar.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label="Words for what you type"
      className="flex scroll-mb-14 flex-wrap gap-2"
    >
      {offered.map((word, at) => (
        <button
          key={word}
          id={offerId(id, at)}
          type="button"
          role="option"
          aria-selected={at === place}
          lang={at === offered.length - 1 ? 'hi-Latn' : 'hi'}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(at)}
          className={`min-h-11 border-t-4 px-3 hover:bg-pale-genda ${at === place ? 'border-sindoor bg-pale-genda' : 'border-ink bg-card'}`}
        >
          <span aria-hidden="true" className="me-2 text-[0.8rem] text-ink-soft max-md:hidden">
            {at + 1}
          </span>
          {at === offered.length - 1 ? word : <Hindi className="!text-[1.35rem]">{word}</Hindi>}
        </button>
      ))}
    </div>
  )
}
