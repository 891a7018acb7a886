import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../../use-me.ts'
import { TwoSteps } from './TwoSteps.tsx'

/** Its part of a page; who comes by a link to it finds it in view. An admin who looks through their eyes does not. */
export function TwoStepsPart() {
  const me = useMe()
  const part = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#two-steps') part.current?.scrollIntoView()
  }, [hash])
  if (me.impersonatedBy) return null
  return (
    <section ref={part} id="two-steps" aria-labelledby="two-steps-title" className="mt-14 scroll-mt-6">
      <h2 id="two-steps-title" className="hang mb-4 font-display text-2xl">
        Two-step sign-in
      </h2>
      <TwoSteps />
    </section>
  )
}
