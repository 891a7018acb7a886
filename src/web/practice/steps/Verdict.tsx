import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../after-paint.ts'
import { Icon } from '../../ui/Icon.tsx'
import { whenIdle } from '../../when-idle.ts'

const looks = {
  right: {
    ground: 'bg-pale-mor',
    sign: 'bg-mor text-on-mor',
    still: 'below-its-line',
    moving: 'clicks-up',
    icon: 'done',
    title: "That's Correct",
    below: 'Tremendous!',
  },
  wrong: {
    ground: 'bg-pale-sindoor',
    sign: 'bg-print-night text-print-cream',
    still: '',
    moving: 'hangs-loose',
    icon: 'close',
    title: "Oh no! that's incorrect",
    below: 'Please try again',
  },
} as const

interface VerdictProps {
  correct: boolean
  /** What moves holds up the frame in which it begins: at first the sign stands where its motion starts. */
  isStill?: boolean
  /** Why, under what is said. */
  reason?: ReactNode
  /** What is compared, beside it. */
  compared?: ReactNode
  /** What follows below. */
  children?: ReactNode
}

/** In words and by shape, never by colour alone. */
export function Verdict({ correct, isStill = false, reason, compared, children }: VerdictProps) {
  const look = looks[correct ? 'right' : 'wrong']
  const sign = `${look.sign} ${isStill ? look.still : look.moving}`
  return (
    <div className={`text-ink ${look.ground}`}>
      <div className="practice-measure flex items-start gap-4 py-3">
        <span aria-hidden="true" className={`grid size-11 shrink-0 place-items-center ${sign}`}>
          <Icon name={look.icon} className="size-7" />
        </span>
        <div className="min-w-0 grow">
          <div className="gap-x-16 md:flex">
            <div className="min-w-0">
              <p className="text-lg leading-snug font-bold">{look.title}</p>
              <p className="leading-snug">{look.below}</p>
              {reason}
            </div>
            {compared}
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}

let isRehearsed = false

/**
 * Both verdicts drawn once, unseen, while nothing else is to do, and by a press, as Check draws them: the first of a
 * page took twice as long as all after.
 */
export function Rehearsal() {
  const [isOn, setIsOn] = useState(false)
  const check = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const press = () => check.current?.click()
    if (isOn) return afterPaint(press)
    if (isRehearsed) return
    return whenIdle(press)
  }, [isOn])
  if (isRehearsed && !isOn) return null
  const turn = () => {
    isRehearsed = true
    setIsOn(!isOn)
  }
  return (
    <>
      <button ref={check} type="button" hidden onClick={turn} />
      {isOn && (
        <div className="invisible fixed inset-x-0 bottom-0">
          <Verdict correct isStill />
          <Verdict correct={false} isStill />
        </div>
      )}
    </>
  )
}
