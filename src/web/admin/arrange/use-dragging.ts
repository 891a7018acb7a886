import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Drag {
  from: number
  to: number
}

/** Where in the list the pointer is: the first row whose middle lies below it. */
function placeAt(list: Element, y: number): number {
  const rows = [...list.children]
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return below === -1 ? rows.length : below
}

/** How far the page scrolls at once while the pointer is so near to the window's edge. */
function stepAt(y: number, height: number): number {
  const edge = 64
  if (y < edge) return -8
  return y > height - edge ? 8 : 0
}

/** Dragging a row by its handle with mouse, pen or finger. `to` is the gap in which it would be put down. */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef(0)
  const isDragging = drag !== null
  // Held at an edge of the window, the page scrolls on below the row: a list may be longer than a screen.
  useEffect(() => {
    if (!isDragging) return
    const timer = setInterval(() => {
      const step = stepAt(pointer.current, window.innerHeight)
      if (step === 0 || !list.current) return
      window.scrollBy(0, step)
      const to = placeAt(list.current, pointer.current)
      setDrag((now) => now && { ...now, to })
    }, 16)
    return () => clearInterval(timer)
  }, [isDragging, list])
  const end = () => {
    if (drag && drag.to !== drag.from && drag.to !== drag.from + 1)
      onMove(drag.from, drag.to > drag.from ? drag.to - 1 : drag.to)
    setDrag(null)
  }
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = event.clientY
      setDrag({ from, to: from })
    },
    onPointerMove: (event: PointerEvent) => {
      pointer.current = event.clientY
      if (drag && list.current) setDrag({ ...drag, to: placeAt(list.current, event.clientY) })
    },
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}
