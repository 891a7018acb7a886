import { type ReactNode, useEffect, useRef } from 'react'
import { afterPaint } from '../../after-paint.ts'
import { useKeyNames } from '../../single-keys.ts'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'

export interface StepLayoutProps {
  /** English, with Hindi in it at times. */
  heading: string
  children: ReactNode
  /** Said above the buttons: how the answer was. */
  verdict?: ReactNode
  onSkip?: () => void
  primary: ReactNode
  /** What only an admin sees, beside Skip. */
  aside?: ReactNode
}

/** The bar covers the page's end, however tall it is: the page ends that much later. */
function useRoomForBar() {
  const bar = useRef<HTMLElement>(null)
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    let cancel = () => {}
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      cancel()
      cancel = afterPaint(() => {
        for (const place of [document.documentElement, page.current]) {
          place?.style.setProperty('--bar', `${height}px`)
        }
      })
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [])
  return { bar, page }
}

/** One thing to do, and the bar with Skip and the primary action: always in the same place, in reach of a thumb. */
export function StepLayout({ heading, children, verdict, onSkip, primary, aside }: StepLayoutProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { bar, page } = useRoomForBar()
  // A reader hears the question, and the keys are free of the last button.
  useEffect(() => {
    const isWriting = document.activeElement?.matches('input, textarea') ?? false
    if (!isWriting) title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <>
      <main ref={page} id="main" className="practice-measure above-bar grow pt-5">
        <h1
          ref={title}
          id="question"
          tabIndex={-1}
          className="mb-5 font-display text-[clamp(1.35rem,4.5vw,2rem)] leading-tight"
        >
          <MixedText>{heading}</MixedText>
        </h1>
        {children}
      </main>
      <footer ref={bar} className="practice-bar fixed inset-x-0 bottom-0 z-10 border-t-4 border-ink bg-paper">
        {/* What comes is read, and not once more all that stood there before it. */}
        <div role="status" aria-atomic="false" className="practice-said">
          {verdict}
        </div>
        <div className="practice-measure flex flex-wrap items-center gap-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {onSkip && (
            <Button look="secondary" size="large" className="max-sm:px-4" onClick={onSkip}>
              Skip
            </Button>
          )}
          {aside}
          <span className="ms-auto max-sm:grow">{primary}</span>
        </div>
      </footer>
    </>
  )
}

interface PrimaryProps {
  children: ReactNode
  onClick: () => void
  disabled?: boolean
  pending?: boolean
}

/** The one primary action; Enter presses it too. */
export function Primary({ children, ...rest }: PrimaryProps) {
  const keyOf = useKeyNames()
  return (
    <Button
      data-primary=""
      aria-keyshortcuts={keyOf('Enter')}
      size="large"
      className="max-sm:w-full sm:min-w-48"
      {...rest}
    >
      {children}
    </Button>
  )
}
