import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { DevanagariKeyboard } from '../typing/DevanagariKeyboard.tsx'
import { eraseAkshara } from '../typing/keyboard-layout.ts'
import { candidatesFor, replaceRoman, romanBefore, settle } from '../typing/roman-typing.ts'

const fieldLooks = {
  none: 'border-control focus:border-ink',
  ready: 'border-ink',
  correct: 'border-mor bg-pale-mor',
  wrong: 'hangs-loose border-dashed border-ink bg-pale-sindoor',
}

/** Hindi typed as it sounds, turned into Devanagari on the way; or letter by letter on a keyboard on the page. */
export function TypeAnswer({ state, onAnswer, words }: AnswerProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [caret, setCaret] = useState(0)
  const [isKeyboard, setIsKeyboard] = useState(false)
  const [before, after] = [text.slice(0, caret), text.slice(caret)]
  const isDone = state === 'correct'
  const offered = isDone ? [] : candidatesFor(before, words)
  const isHinted = offered.length === 0 && !isKeyboard && !isDone

  // React sets the caret to the end when the text is changed from outside the field.
  useEffect(() => field.current?.setSelectionRange(caret, caret), [caret])
  // On a touch screen its keyboard would hide the question.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])

  // Field and keyboard together fill a small screen.
  useEffect(() => {
    if (isKeyboard) field.current?.scrollIntoView({ block: 'start' })
  }, [isKeyboard])

  const write = (start: string, rest = after) => {
    setText(start + rest)
    setCaret(start.length)
    const meant = settle(start + rest, words)
    onAnswer(meant === '' ? null : meant)
  }
  const take = (word: string) => {
    write(`${replaceRoman(before, word)} `)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const [best] = offered
    if (event.key !== ' ' || best === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    take(best)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        Your answer
      </label>
      <input
        ref={field}
        id={id}
        lang="hi"
        value={text}
        readOnly={isDone}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode={isKeyboard ? 'none' : 'text'}
        aria-describedby={isHinted ? `${id}-hint` : undefined}
        aria-invalid={state === 'wrong' || undefined}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          const at = selectionStart ?? value.length
          write(value.slice(0, at), value.slice(at))
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? text.length)}
        onKeyDown={press}
        className={`hindi block min-h-18 scroll-mt-3 w-full border-x-0 border-t-8 border-b-0 bg-card px-4 py-2 !text-[clamp(1.7rem,6vw,2.4rem)] text-ink ${fieldLooks[state]}`}
      />
      <div className="mt-2 flex min-h-12 flex-wrap items-center gap-2">
        {offered.map((word, at) => (
          <button
            key={word}
            type="button"
            onClick={() => take(word)}
            className={`min-h-11 border-t-4 px-3 hover:bg-pale-genda ${at === 0 ? 'border-sindoor bg-pale-genda' : 'border-ink bg-card'}`}
          >
            <Hindi className="!text-[1.35rem]">{word}</Hindi>
          </button>
        ))}
        {offered.length > 0 && (
          <button
            type="button"
            onClick={() => take(romanBefore(before))}
            className="min-h-11 border-t-4 border-line px-3 hover:bg-pale-genda"
          >
            {romanBefore(before)}
          </button>
        )}
        {isHinted && (
          <p id={`${id}-hint`} className="text-[0.95rem] text-ink-soft">
            Type it as it sounds, in roman: <span lang="hi-Latn">namaste</span> and Space gives{' '}
            <Hindi>नमस्ते</Hindi>.
          </p>
        )}
      </div>
      {!isDone && (
        <Button
          look="secondary"
          size="small"
          className="mt-2"
          aria-expanded={isKeyboard}
          onClick={() => setIsKeyboard(!isKeyboard)}
        >
          <Hindi className="!leading-none">अ</Hindi> {isKeyboard ? 'Hide keyboard' : 'Show keyboard'}
        </Button>
      )}
      {isKeyboard && !isDone && (
        <DevanagariKeyboard written={before} onWrite={write} onErase={() => write(eraseAkshara(before))} />
      )}
    </div>
  )
}
