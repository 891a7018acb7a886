import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../../saving/place-kept.ts'
import { nothingTyped, type Typed } from './typed-text.ts'

const most = 200

/**
 * What is in the field, with its caret and its own way back: a text that was rewritten has lost the browser's. What was
 * typed in a tab that died stands there again.
 */
export function useTyped(
  field: RefObject<HTMLInputElement | null>,
  draftOf: string,
  onText: (text: string) => void,
) {
  const [typed, setTyped] = useState(() => left(readDraft(draftOf)))
  const past = useRef<Typed[]>([])
  const future = useRef<Typed[]>([])
  const isComposing = useRef(false)
  const told = useRef(onText)
  useEffect(() => {
    told.current = onText
  })
  const begun = useRef(typed.text)
  useEffect(() => {
    if (begun.current !== '') told.current(begun.current)
  }, [])

  const set = (next: Typed) => {
    setTyped(next)
    if (next.text === typed.text) return
    keepDraft(draftOf, next.text)
    told.current(next.text)
  }
  const write = (next: Typed) => {
    if (next.text !== typed.text) {
      past.current = [...past.current.slice(-most), typed]
      future.current = []
    }
    set(next)
  }
  const step = (from: RefObject<Typed[]>, to: RefObject<Typed[]>) => {
    const next = from.current.at(-1)
    if (!next) return
    from.current = from.current.slice(0, -1)
    to.current = [...to.current, typed]
    set(next)
  }

  // React leaves the caret at the end where the text was changed from outside the field.
  useLayoutEffect(() => {
    const input = field.current
    if (!input || isComposing.current || document.activeElement !== input) return
    if (input.selectionStart !== typed.caret) input.setSelectionRange(typed.caret, typed.caret)
  }, [field, typed])

  return { typed, write, isComposing, undo: () => step(past, future), redo: () => step(future, past) }
}

const left = (text: string): Typed => ({ ...nothingTyped, text, caret: text.length })
