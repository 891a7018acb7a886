import { type RefObject, useEffect, useRef } from 'react'

/** What the last render gave, for what ends after it: a sending, a request, a timer. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
