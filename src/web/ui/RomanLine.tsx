import { Fragment, use, useState } from 'react'
import { type LadderWord, ladderOf } from '#rules/script-ladder.ts'
import { useLearntTag } from '../learnt-language.ts'
import { ScriptLadder } from './script-ladder.ts'

interface RomanLineProps {
  hindi: string
  roman: string
  className?: string
}

/** A text in roman, word by word: it fades from the words that are known, and a tap brings it back. */
export function RomanLine({ hindi, roman, className = '' }: RomanLineProps) {
  const strengthOf = use(ScriptLadder)
  const tag = useLearntTag()
  if (roman === '') return null
  // A text may hold a word twice, and never changes its order.
  const words = ladderOf({ hindi, roman }, strengthOf).map((word, at) => ({ word, at }))
  return (
    <p lang={`${tag}-Latn`} data-script-part="roman" className={className}>
      {words.map(({ word, at }) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <RomanWord word={word} />
        </Fragment>
      ))}
    </p>
  )
}

function RomanWord({ word: { hindi, roman, rung } }: { word: LadderWord }) {
  const [isBack, setIsBack] = useState(false)
  const tag = useLearntTag()
  if (rung === 'shown') return roman
  if (rung === 'pale') return <span className="roman-pale">{roman}</span>
  return (
    <button type="button" aria-expanded={isBack} className="roman-gone" onClick={() => setIsBack(!isBack)}>
      <span className="sr-only">
        <span lang="en">Roman of </span>
        <span lang={tag}>{hindi}</span>{' '}
      </span>
      <span className="roman-word">{roman}</span>
    </button>
  )
}

interface RomanProps {
  children: string
  as?: 'span' | 'p'
  className?: string
  /** Only for who reads roman alone: beside Devanagari it would give an answer away. */
  isOnly?: boolean
}

/** Roman that belongs to something one presses, or stands alone: it follows the choice of letters, and nothing else. */
export function Roman({ children, as: Tag = 'span', className = '', isOnly = false }: RomanProps) {
  const tag = useLearntTag()
  return (
    <Tag lang={`${tag}-Latn`} data-script-part={isOnly ? 'roman-only' : 'roman'} className={className}>
      {children}
    </Tag>
  )
}
