import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { candidatesFor, romanBefore, settle, type TypingWords } from './roman-typing.ts'
import { beforeCaret, committed, edited, type Typed, take, withStart } from './typed-text.ts'
import { type KeyMeaning, meaningOf } from './typing-keys.ts'
import type { TypingWay } from './typing-way.ts'
import { useTyped } from './use-typed.ts'

interface TypingOptions {
  lexicon: TypingWords
  way: TypingWay
  isDone: boolean
  /** Whose draft it is: the exercise's id. */
  draftOf: string
  onAnswer: (answer: string | null) => void
}

/** The field that Hindi is typed in: what it holds, what it offers, and what its keys do. */
export function useTyping({ lexicon, way, isDone, draftOf, onAnswer }: TypingOptions) {
  const field = useRef<HTMLInputElement>(null)
  const { typed, write, isComposing, undo, redo } = useTyped(field, draftOf, (text) =>
    onAnswer(settle(text, lexicon) || null),
  )
  const before = beforeCaret(typed)
  const { offered, place, choose, dismiss } = useOffers(isDone ? '' : before, lexicon)

  const takeAt = (at: number) => {
    const word = offered[at]
    if (word === undefined) return
    write(take(typed, word))
    field.current?.focus({ preventScroll: true })
  }
  const obey = (meaning: KeyMeaning, input: HTMLInputElement) => {
    if (meaning.does === 'take') takeAt(meaning.at)
    else if (meaning.does === 'turn') choose(meaning.at)
    else if (meaning.does === 'letter') write(withLetter(input, meaning.letter))
    else ({ dismiss, undo, redo })[meaning.does]()
  }
  const inputProps = {
    ref: field,
    value: typed.text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const now = standing(currentTarget)
      write(isComposing.current ? now : edited(typed, now, offered[place]))
    },
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      const { text, caret } = standing(currentTarget)
      if (caret !== typed.caret && text === typed.text) write({ ...typed, caret })
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing || event.getModifierState('AltGraph') || isDone) return
      const meaning = meaningOf(event, { way, offers: offered.length, at: place })
      if (!meaning) return
      event.preventDefault()
      obey(meaning, event.currentTarget)
    },
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      isComposing.current = false
      write(committed(standing(currentTarget), (text) => candidatesFor(text, lexicon)[0]))
    },
  }
  const writeStart = (start: string) => write(withStart(typed, start))
  return { field, before, offered, place, takeAt, inputProps, write: writeStart }
}

/** The letter in the place of what is selected. */
function withLetter({ selectionStart, selectionEnd, value }: HTMLInputElement, letter: string): Typed {
  const start = (value.slice(0, selectionStart ?? value.length) + letter).normalize('NFC')
  return { text: start + value.slice(selectionEnd ?? value.length), caret: start.length, taken: null }
}

/** What is offered for the roman before the caret, the roman itself at the end, and which of it is chosen. */
function useOffers(before: string, lexicon: TypingWords) {
  const [chosen, setChosen] = useState({ roman: '', at: 0 })
  const [dismissed, setDismissed] = useState('')
  const roman = lexicon.isOther ? '' : romanBefore(before)
  const offered = roman === '' || dismissed === roman ? [] : [...candidatesFor(before, lexicon), roman]
  return {
    offered,
    place: chosen.roman === roman ? Math.min(chosen.at, Math.max(0, offered.length - 1)) : 0,
    choose: (at: number) => setChosen({ roman, at }),
    dismiss: () => setDismissed(roman),
  }
}

const standing = ({ value, selectionStart }: HTMLInputElement) => ({
  text: value,
  caret: selectionStart ?? value.length,
  taken: null,
})
