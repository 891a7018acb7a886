import type { CSSProperties } from 'react'
import { aksharas } from '#language/aksharas.ts'
import { Hindi } from '../ui/Hindi.tsx'

/** A word or sentence whose letters click up to the line, one after the other. */
export function HangingLetters({ text, className = '' }: { text: string; className?: string }) {
  let at = 0
  return (
    <Hindi as="p" display className={className}>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {placed(text.split(' ')).map(({ word, place }) => (
          <span key={place}>
            <span className="letters-up inline-block whitespace-nowrap">
              {aksharas(word).map((letter) => {
                at += 1
                const style = { '--at': at, '--lean': `${at % 2 === 0 ? 5 : -6}deg` } as CSSProperties
                return (
                  <span key={at} style={style}>
                    {letter}
                  </span>
                )
              })}
            </span>{' '}
          </span>
        ))}
      </span>
    </Hindi>
  )
}

/** Words with their places: a sentence may hold one twice. */
function placed(words: string[]) {
  return words.map((word, place) => ({ word, place }))
}
