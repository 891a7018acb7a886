import { useEffect, useId, useRef } from 'react'
import { tagOf } from '#language/language-tags.ts'
import { LANGUAGES } from '#language/languages-table.ts'
import { useLearntLanguage } from '../../learnt-language.ts'
import { keepDraft } from '../../saving/place-kept.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { DevanagariKeyboard } from '../typing/DevanagariKeyboard.tsx'
import { InscriptPicture } from '../typing/InscriptPicture.tsx'
import { eraseAkshara } from '../typing/keyboard-layout.ts'
import { Offers, offerId } from '../typing/Offers.tsx'
import { useTaughtWords } from '../typing/taught-words.ts'
import { useTypingWay } from '../typing/typing-way.ts'
import { useTyping } from '../typing/use-typing.ts'
import { WayChoice } from '../typing/WayChoice.tsx'

const fieldLooks = {
  none: 'border-control focus:border-ink',
  ready: 'border-ink',
  correct: 'border-mor bg-pale-mor',
  wrong: 'hangs-loose border-dashed border-ink bg-pale-sindoor',
}

/** Hindi typed as it sounds, turned into Devanagari on the way; or letter by letter, on the page or on InScript keys. */
export function TypeAnswer({ exercise, state, onAnswer, words }: AnswerProps) {
  const id = useId()
  const languageId = useLearntLanguage()
  const [chosenWay, chooseWay] = useTypingWay()
  // Every key here writes Devanagari: other letters are written by the learner's own keys, or in roman.
  const isOther = !LANGUAGES.get(languageId)?.isDevanagari
  const way = isOther ? 'roman' : chosenWay
  const taught = useTaughtWords(languageId)
  const isDone = state === 'correct'
  const { field, before, offered, place, takeAt, write, inputProps } = useTyping({
    lexicon: { words, taught, isOther },
    way,
    isDone,
    draftOf: exercise.id,
    onAnswer,
  })
  const isHinted = way === 'roman' && offered.length === 0 && !isDone && !isOther
  const isOpen = offered.length > 0
  const chosenNow = useRef(false)

  useEffect(() => {
    if (isDone) keepDraft(exercise.id, '')
  }, [isDone, exercise.id])
  // On a touch screen its keyboard would hide the question.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [field])
  // Field and keys together fill a small screen; practice has no header to keep clear of.
  useEffect(() => {
    if (!chosenNow.current) return
    field.current?.focus({ preventScroll: true })
    if (way !== 'roman') field.current?.scrollIntoView({ block: 'start' })
  }, [field, way])

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        Your answer
      </label>
      <input
        {...inputProps}
        id={id}
        lang={tagOf(languageId)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-words`}
        aria-activedescendant={isOpen ? offerId(`${id}-words`, place) : undefined}
        readOnly={isDone}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode={way === 'screen' ? 'none' : 'text'}
        // It has the focus at once, and the question is heard along with it.
        aria-describedby={isHinted ? `question ${id}-hint` : 'question'}
        aria-invalid={state === 'wrong' || undefined}
        className={`hindi block min-h-18 scroll-mt-[-3.6rem] w-full border-x-0 border-t-8 border-b-0 bg-card px-4 py-2 !text-[clamp(1.7rem,6vw,2.4rem)] text-ink ${fieldLooks[state]}`}
      />
      {/* Room for two rows of words, so that nothing below moves as one types. */}
      <div className={way === 'roman' ? 'mt-2 min-h-25' : isOpen ? 'mt-2' : ''}>
        {isOpen && <Offers id={`${id}-words`} offered={offered} place={place} onTake={takeAt} />}
        {isHinted && (
          <p id={`${id}-hint`} className="text-[0.95rem] text-ink-soft">
            Type it as it sounds, in roman: <span lang="hi-Latn">namaste</span> and Space gives{' '}
            <Hindi>नमस्ते</Hindi>.
          </p>
        )}
      </div>
      {way === 'screen' && !isDone && (
        <DevanagariKeyboard
          written={before}
          words={words}
          onWrite={write}
          onErase={() => write(eraseAkshara(before))}
        />
      )}
      {way === 'inscript' && !isDone && <InscriptPicture />}
      {!isDone && !isOther && (
        <WayChoice
          way={way}
          onChoose={(chosen) => {
            chosenNow.current = true
            chooseWay(chosen)
          }}
        />
      )}
    </div>
  )
}
