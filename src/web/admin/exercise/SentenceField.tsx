import { useState } from 'react'
import type { StudioSentence } from '#calls/studio-shapes.ts'
import { useLearntName, useLearntTag } from '../../learnt-language.ts'
import { AreaRow, type RowNote, RowNotes, TextRow } from '../ui/FormRow.tsx'
import { HearButton } from '../voice/HearButton.tsx'

interface SentenceFieldProps {
  label: string
  hint?: string
  value: StudioSentence | undefined
  onChange: (value: StudioSentence) => void
  notes?: readonly RowNote[]
  /** A button that takes it out, where there may be several. */
  onRemove?: (() => void) | undefined
}

/** A sentence and what it means; behind "More" what is derived, and may be said otherwise. */
export function SentenceField({ label, hint, value, onChange, notes = [], onRemove }: SentenceFieldProps) {
  const sentence = value ?? { hi: '', en: '' }
  const [isOpen, setIsOpen] = useState(false)
  const [name, tag] = [useLearntName(), useLearntTag()]
  const change = (part: Partial<StudioSentence>) => onChange(without({ ...sentence, ...part }))
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1 text-[0.95rem] font-bold">{label}</legend>
      <div className="grid gap-x-3 gap-y-2 border-s-4 border-line ps-3 @md:grid-cols-2">
        <AreaRow label={name} lang={tag} rows={1} value={sentence.hi} onChange={(hi) => change({ hi })} />
        <AreaRow label="English" rows={1} value={sentence.en} onChange={(en) => change({ en })} />
        {isOpen && (
          <>
            <TextRow
              label="Roman"
              lang={`${tag}-Latn`}
              hint="Only where the usual one is not right"
              value={sentence.roman ?? ''}
              onChange={(roman) => change({ roman })}
            />
            <TextRow
              label="Spoken as"
              lang={tag}
              hint="In its own letters, where the voice says it wrong"
              value={sentence.speak ?? ''}
              onChange={(speak) => change({ speak })}
            />
            <TextRow
              label="Word for word"
              hint="A meaning a word, joined by ·"
              value={sentence.gloss ?? ''}
              onChange={(gloss) => change({ gloss })}
            />
          </>
        )}
        <div className="col-span-full flex flex-wrap items-center gap-x-4">
          <HearButton text={sentence.speak || sentence.hi} />
          <SmallButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Less' : hasMore(sentence) ? 'More, filled in' : 'More'}
          </SmallButton>
          {onRemove && <SmallButton onClick={onRemove}>Take out</SmallButton>}
          {hint && <span className="text-[0.9rem] text-ink-soft">{hint}</span>}
        </div>
        <div className="col-span-full">
          <RowNotes notes={notes} />
        </div>
      </div>
    </fieldset>
  )
}

interface SmallButtonProps {
  children: string
  onClick: () => void
  isOpen?: boolean
}

function SmallButton({ children, onClick, isOpen }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onClick}
      className="min-h-11 font-bold text-sindoor underline-offset-4 hover:underline"
    >
      {children}
    </button>
  )
}

const hasMore = ({ roman, speak, gloss }: StudioSentence) => Boolean(roman || speak || gloss)

/** What is left empty is not written. */
function without({ hi, en, roman, speak, gloss }: StudioSentence): StudioSentence {
  return { hi, en, ...(roman && { roman }), ...(speak && { speak }), ...(gloss && { gloss }) }
}
