import { Fragment } from 'react'
import { Hindi } from './Hindi.tsx'

const devanagari = /(\p{Script=Devanagari}+(?:[ \u200c\u200d]+\p{Script=Devanagari}+)*)/u

/** English with Hindi in it, as authors write it: each run of Hindi gets its language and its face. */
export function MixedText({ children }: { children: string }) {
  return children.split(devanagari).map((run, at) =>
    // The pieces alternate: every second one is what the pattern caught.
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
    at % 2 === 1 ? <Hindi key={at}>{run}</Hindi> : <Fragment key={at}>{run}</Fragment>,
  )
}
