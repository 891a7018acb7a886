import { Fragment } from 'react'
import { INDIC_RUN } from '#language/scripts.ts'
import { Hindi } from './Hindi.tsx'

/** English with Hindi in it, as authors write it: each run of Hindi gets its language and its face. */
export function MixedText({ children }: { children: string }) {
  // The pieces alternate: every second one is what the pattern caught.
  const runs = children.split(INDIC_RUN).map((text, place) => ({ text, place, isHindi: place % 2 === 1 }))
  return runs.map(({ text, place, isHindi }) =>
    isHindi ? <Hindi key={place}>{text}</Hindi> : <Fragment key={place}>{text}</Fragment>,
  )
}
