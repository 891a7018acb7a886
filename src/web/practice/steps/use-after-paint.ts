import { useEffect, useState } from 'react'
import { afterPaint } from '../../after-paint.ts'

/** A value as it was until the page is drawn: what can wait does not hold up what is to be seen first. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => (shown === value ? undefined : afterPaint(() => setShown(value))), [value, shown])
  return shown
}
