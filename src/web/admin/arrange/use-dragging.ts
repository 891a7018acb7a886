import { type PointerEvent, type RefObject, useState } from 'react'

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

/** Dragging a row by its handle with mouse, pen or finger. `to` is the gap in which it would be put down. */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const end = () => {
    if (drag && drag.to !== drag.from && drag.to !== drag.from + 1)
      onMove(drag.from, drag.to > drag.from ? drag.to - 1 : drag.to)
    setDrag(null)
  }
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from, to: from })
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag && list.current) setDrag({ ...drag, to: placeAt(list.current, event.clientY) })
    },
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}
