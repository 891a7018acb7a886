import type { PlacementQuestion } from '#calls/placement.ts'
import { useLearntTag } from '../learnt-language.ts'
import { useKeyNames } from '../single-keys.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Roman } from '../ui/RomanLine.tsx'

interface QuestionOptionsProps {
  options: PlacementQuestion['options']
  /** Whole sentences stand below each other. */
  isLong: boolean
  /** What is being sent: a key, null for "I don't know", undefined before a choice. */
  chosen: string | null | undefined
  onChoose: (key: string | null) => void
}

/** Cards that hang from their line, and one more that is always there; numbers choose them too. */
export function QuestionOptions({ options, isLong, chosen, onChoose }: QuestionOptionsProps) {
  const keyOf = useKeyNames()
  const tag = useLearntTag()
  const button = (key: string | null, at: number) => ({
    type: 'button' as const,
    'data-choice': '',
    'data-gives-way': '',
    'aria-keyshortcuts': keyOf(String(at + 1)),
    'aria-disabled': chosen !== undefined,
    onClick: () => onChoose(key),
    look: chosen === key ? 'bg-pale-genda outline-3 outline-ink' : '',
  })
  return (
    <fieldset className={`grid gap-4 ${isLong ? '' : 'sm:grid-cols-2'}`}>
      <legend className="sr-only">Answers</legend>
      {options.map(({ key, text, hindi, roman }, at) => {
        const { look, ...props } = button(key, at)
        return (
          <button
            key={key}
            {...props}
            lang={hindi === '' ? undefined : tag}
            className={`flex min-h-16 items-center gap-4 border-t-8 border-ink bg-card px-4 py-2 text-start transition-colors hover:bg-pale-genda ${look}`}
          >
            <Place at={at} />
            {hindi === '' ? (
              <span className="text-lg leading-snug">{text}</span>
            ) : (
              <span className={roman === '' ? '' : 'script-pair'}>
                <Hindi className="text-2xl">{hindi}</Hindi>
                {roman !== '' && <Roman className="ms-3 text-lg text-ink-soft">{roman}</Roman>}
              </span>
            )}
          </button>
        )
      })}
      <DontKnow {...button(null, options.length)} at={options.length} />
    </fieldset>
  )
}

function DontKnow({ at, look, ...props }: { at: number; look: string; onClick: () => void }) {
  return (
    <button
      {...props}
      className={`flex min-h-14 items-center gap-4 border-2 border-dashed border-control px-4 py-2 text-start text-lg hover:bg-pale-genda sm:col-span-full ${look}`}
    >
      <Place at={at} />I don't know
    </button>
  )
}

function Place({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center bg-pale-genda text-[0.95rem] font-bold"
    >
      {at + 1}
    </span>
  )
}
