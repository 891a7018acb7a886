import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerPlacement, type Placement, type PlacementQuestion } from '#calls/placement.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { useSound } from '../practice/speech/use-sound.ts'
import { useShortcuts } from '../practice/use-shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { keepPlacement } from './placement-queries.ts'
import { QuestionOptions } from './QuestionOptions.tsx'
import { QuestionPrompt } from './QuestionPrompt.tsx'
import { skillNames } from './skill-names.ts'

interface QuestionProps {
  placement: Placement
  question: PlacementQuestion
}

/** One question. A choice is the answer; the next comes at once, and nobody says right or wrong. */
export function Question({ placement: { attemptId, mostQuestions, progress }, question }: QuestionProps) {
  useShortcuts()
  const sound = useSound()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shownAt] = useState(() => performance.now())
  const answer = useMutation({
    mutationFn: (chosen: string | null) => {
      // The test waits for whoever stopped here, for days.
      const ms = Math.min(86_400_000, Math.round(performance.now() - shownAt))
      return call(answerPlacement, {
        body: { attemptId: attemptId ?? '', itemId: question.itemId, chosen, ms },
      })
    },
    onSuccess: keepPlacement,
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const choose = (chosen: string | null) => {
    if (answer.isPending) return
    sound.stop()
    answer.mutate(chosen)
  }
  const isLong = question.options.some(({ text }) => text.length > 24)
  return (
    <section aria-label="The question" className="mx-auto max-w-3xl pt-2">
      <Shirorekha value={progress} label="Progress of the test" />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-ink-soft">
        <strong className="text-ink">{skillNames[question.skill]}</strong>
        {`Question ${question.number} of at most ${mostQuestions}`}
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-4 font-display text-3xl leading-tight outline-none">
        {question.ask}
      </h1>
      <QuestionPrompt question={question} sound={sound} />
      <QuestionOptions
        options={question.options}
        isLong={isLong}
        chosen={answer.isPending ? answer.variables : undefined}
        onChoose={choose}
      />
      {answer.isError && (
        <Message className="mt-4">
          <p>{messageOf(answer.error)}</p>
          <Button look="secondary" className="mt-3" onClick={() => choose(answer.variables ?? null)}>
            Try again
          </Button>
        </Message>
      )}
      <p className="mt-6 text-ink-soft">You may stop here: the test waits for you.</p>
    </section>
  )
}
