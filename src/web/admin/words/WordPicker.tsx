import { type KeyboardEvent, useId, useState } from 'react'
import { Hindi } from '../../ui/Hindi.tsx'
import { FormRow } from '../ui/FormRow.tsx'
import { type KnownWord, wordsLike } from './known-words.ts'

interface WordPickerProps {
  label: string
  hint?: string
  words: readonly KnownWord[]
  onPick: (word: KnownWord) => void
}

const noneFits = 'No word of the language fits.'
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Finds a word of the language by its Hindi, roman or English: write, go down with the arrows, Enter. */
export function WordPicker({ label, hint, words, onPick }: WordPickerProps) {
  const [written, setWritten] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const found = wordsLike(words, written)
  const isOpen = written.trim() !== ''
  const isMissing = isOpen && found.length === 0
  const pick = (word: KnownWord | undefined) => {
    if (!word) return
    onPick(word)
    setWritten('')
    setAt(0)
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter ends a syllable that a keyboard puts together; the word is not picked yet.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return
    if (!isOpen) return
    event.preventDefault()
    if (event.key === 'Escape') setWritten('')
    else if (event.key === 'Enter') pick(found[at])
    else setAt((at + (step ?? 0) + found.length) % Math.max(1, found.length))
  }
  return (
    <FormRow label={label} hint={hint} className="relative">
      {({ id, describedBy, className }) => (
        <>
          <input
            id={id}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-activedescendant={isOpen && found[at] ? `${list}-${at}` : undefined}
            aria-describedby={describedBy}
            value={written}
            onChange={(event) => {
              setWritten(event.currentTarget.value)
              setAt(0)
            }}
            onKeyDown={onKey}
            onBlur={() => setWritten('')}
            className={className}
          />
          <div
            id={list}
            role="listbox"
            aria-label={label}
            hidden={found.length === 0}
            className="absolute inset-x-0 z-30 max-h-72 overflow-y-auto border-2 border-t-0 border-ink bg-card"
          >
            {found.map((word, place) => (
              <div
                key={word.id}
                id={`${list}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                // Before the field loses the focus, and the list with it.
                onPointerDown={(event) => {
                  event.preventDefault()
                  pick(word)
                }}
                className="flex min-h-11 cursor-pointer items-baseline gap-3 px-3 py-1 hover:bg-pale-genda aria-selected:bg-pale-genda"
              >
                <Hindi>{word.hi}</Hindi> <span className="grow">{word.en}</span>
                <span className="text-[0.85rem] text-ink-soft">{word.id}</span>
              </div>
            ))}
          </div>
          {isMissing && (
            <p
              aria-hidden="true"
              className="absolute inset-x-0 z-30 border-2 border-t-0 border-ink bg-card px-3 py-2 text-ink-soft"
            >
              {noneFits}
            </p>
          )}
          {/* It stands there before it says anything: one that comes with its words is not heard. */}
          <p role="status" className="sr-only">
            {isMissing && noneFits}
          </p>
        </>
      )}
    </FormRow>
  )
}
