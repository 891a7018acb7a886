import { useState } from 'react'
import { hasIndic } from '#language/scripts.ts'
import type { DrillQuestion } from '#rules/script/drill-question.ts'
import { useSound } from '../practice/speech/use-sound.ts'
import { useShortcuts } from '../practice/use-shortcuts.ts'
import { useKeyNames } from '../single-keys.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { DrillPrompt } from './DrillPrompt.tsx'
import { DrillResult } from './DrillResult.tsx'

interface DrillProps {
  questions: readonly DrillQuestion[]
  onAnswered: (question: DrillQuestion, chosen: string) => void
  onAgain: () => void
}

/** A handful of quick questions; each is answered once, and says why. */
export function Drill({ questions, onAnswered, onAgain }: DrillProps) {
  const keyOf = useKeyNames()
  useShortcuts()
  const sound = useSound()
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [missed, setMissed] = useState<DrillQuestion[]>([])
  const question = questions[at]
  if (!question) return <DrillResult total={questions.length} missed={missed} onAgain={onAgain} />

  const choose = (option: string) => {
    if (chosen !== null) return
    setChosen(option)
    onAnswered(question, option)
    if (option !== question.answer) setMissed([...missed, question])
  }
  const isRight = chosen === question.answer
  return (
    <section aria-label={`Question ${at + 1} of ${questions.length}`}>
      <Shirorekha value={(at / questions.length) * 100} label="Progress of the drill" />
      <p className="mt-1 text-ink-soft">{`${at + 1} of ${questions.length}`}</p>
      <DrillPrompt key={at} question={question} sound={sound} />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        {question.options.map((option, place) => (
          <button
            key={option}
            type="button"
            data-choice=""
            aria-keyshortcuts={keyOf(String(place + 1))}
            aria-disabled={chosen !== null}
            lang={hasIndic(option) ? 'hi' : undefined}
            onClick={() => choose(option)}
            className={`flex min-h-24 items-center gap-4 border-t-8 px-4 text-start transition-colors ${lookOf(option, question, chosen)}`}
          >
            <span aria-hidden="true" className="font-bold">
              {place + 1}
            </span>
            <span className="text-[2.4rem] leading-[1.5]">
              <MixedText>{option}</MixedText>
            </span>
            {chosen !== null && option === question.answer && <Icon name="done" className="ms-auto size-7" />}
            {chosen === option && !isRight && <Icon name="close" className="ms-auto size-7" />}
          </button>
        ))}
      </div>
      <div role="status" className="my-5 min-h-24">
        {chosen !== null && (
          <div className={`rise px-4 py-3 ${isRight ? 'bg-pale-mor' : 'bg-pale-sindoor'}`}>
            <p className="text-lg font-bold">{isRight ? "That's Correct" : "Oh no! that's incorrect"}</p>
            <p className="leading-snug">
              <MixedText>{question.reason}</MixedText>
            </p>
          </div>
        )}
      </div>
      <Button
        size="large"
        data-primary=""
        data-gives-way=""
        className="w-full sm:w-auto"
        disabled={chosen === null}
        onClick={() => {
          sound.stop()
          setChosen(null)
          setAt(at + 1)
        }}
      >
        Next
      </Button>
    </section>
  )
}

function lookOf(option: string, { answer }: DrillQuestion, chosen: string | null): string {
  if (chosen === null) return 'border-ink bg-card hover:bg-pale-genda'
  if (option === answer) return 'drill-right border-mor bg-pale-mor'
  return option === chosen
    ? 'drill-wrong border-sindoor bg-pale-sindoor'
    : 'border-line bg-card text-ink-soft'
}
