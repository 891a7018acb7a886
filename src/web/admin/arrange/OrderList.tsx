import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useDragging } from './use-dragging.ts'

interface OrderListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item, place: number) => string
  /** What it is called on its buttons: "Move Two kilos of mangoes up". */
  nameOf: (item: Item, place: number) => string
  onMove: (from: number, to: number) => void
  children: (item: Item, place: number) => ReactNode
  /** What stands under a row, as wide as the list. */
  below?: (item: Item, place: number) => ReactNode
}

/** A list whose order is the author's: by dragging a handle, or by its buttons from the keyboard. */
export function OrderList<Item>(props: OrderListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, children, below } = props
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ to: number; step: number } | null>(null)
  const [said, setSaid] = useState('')
  const { drag, handle } = useDragging(list, onMove)

  // The row went elsewhere: the button that sent it there goes on holding the focus.
  useEffect(() => {
    const { to, step } = pressed.current ?? {}
    pressed.current = null
    if (to === undefined || items.length === 0) return
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  }, [items])

  const move = (item: Item, from: number, step: number) => {
    const to = from + step
    if (to < 0 || to >= items.length) return
    pressed.current = { to, step }
    setSaid(`${nameOf(item, from)}: now ${to + 1} of ${items.length}`)
    onMove(from, to)
  }

  return (
    <>
      <ol ref={list} aria-label={label} className="border-t-4 border-ink">
        {items.map((item, place) => (
          <li
            key={keyOf(item, place)}
            className={`relative border-b border-line bg-card ${drag?.from === place ? 'opacity-50' : ''} ${gapLook(drag?.to, place, items.length)}`}
          >
            <div className="flex items-start gap-1">
              <span
                aria-hidden="true"
                {...handle(place)}
                className="grid min-h-12 w-9 shrink-0 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing"
              >
                <Grip />
              </span>
              <div className="min-w-0 grow py-1">{children(item, place)}</div>
              <MoveButton
                name={nameOf(item, place)}
                step={-1}
                isLast={place === 0}
                onPress={() => move(item, place, -1)}
              />
              <MoveButton
                name={nameOf(item, place)}
                step={1}
                isLast={place === items.length - 1}
                onPress={() => move(item, place, 1)}
              />
            </div>
            {below && <div className="px-3 sm:px-4">{below(item, place)}</div>}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** A line is drawn where the row would be put down. */
function gapLook(to: number | undefined, place: number, count: number): string {
  const line = "before:absolute before:inset-x-0 before:h-1 before:bg-sindoor before:content-['']"
  if (to === place) return `${line} before:-top-0.5`
  return to === count && place === count - 1 ? `${line} before:-bottom-0.5` : ''
}

interface MoveButtonProps {
  name: string
  step: 1 | -1
  /** It cannot go further this way. */
  isLast: boolean
  onPress: () => void
}

function MoveButton({ name, step, isLast, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={step === -1 ? `Move ${name} up` : `Move ${name} down`}
      aria-disabled={isLast || undefined}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center hover:bg-pale-genda aria-disabled:opacity-30"
    >
      <Icon name={step === -1 ? 'up' : 'down'} />
    </button>
  )
}

function Grip() {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 20" className="h-5 fill-current">
      <path d="M2 2h3v3H2zM7 2h3v3H7zM2 8h3v3H2zM7 8h3v3H7zM2 14h3v3H2zM7 14h3v3H7z" />
    </svg>
  )
}
