import { useCallback, useEffect, useRef, useState } from 'react'
import { useLearntTag } from '../../learnt-language.ts'
import { endingLimit, type Listening, type ListeningEvent, listen, quietLimit, silence } from './listening.ts'
import { beginTake, canRecognise, type Take } from './recogniser.ts'

/** The browser's ear for the language that is learnt, where it has one. */
export function useRecognition() {
  const tag = useLearntTag()
  const [state, setState] = useState<Listening>(() =>
    canRecognise() ? silence : { ...silence, trouble: 'unsupported' },
  )
  const happen = useCallback(
    (event: ListeningEvent) => setState((before) => listen(before, event, Date.now())),
    [],
  )
  const { phase, take, lastHeard } = state
  const isOff = phase === 'off'
  const current = useRef<Take | null>(null)

  useEffect(() => {
    if (isOff) return
    const begun = beginTake(tag, {
      onHeard: (phrases) => happen({ type: 'heard', take, phrases }),
      onFailed: (error) => happen({ type: 'failed', take, error }),
      onEnded: () => happen({ type: 'ended', take }),
    })
    current.current = begun
    return begun.drop
  }, [isOff, take, tag, happen])

  useEffect(() => {
    if (phase === 'ending') current.current?.finish()
  }, [phase])

  // Some browsers' takes last long in silence.
  useEffect(() => {
    if (phase === 'off') return
    const limit = phase === 'ending' ? endingLimit : quietLimit
    const timer = setTimeout(() => happen({ type: 'clock' }), lastHeard + limit - Date.now() + 5)
    return () => clearTimeout(timer)
  }, [phase, lastHeard, happen])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') happen({ type: 'left' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [happen])

  const tap = useCallback(() => happen({ type: 'tapped' }), [happen])
  const silenced = useCallback(() => happen({ type: 'silenced' }), [happen])
  return { listening: state, tap, silence: silenced }
}
