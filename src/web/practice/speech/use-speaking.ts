import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { AnswerProps } from '../exercise-parts.ts'
import { bestHeard, nearnessTo } from './best-heard.ts'
import { type Listening, phrasesOf } from './listening.ts'
import { useRecognition } from './use-recognition.ts'

export interface Speaking {
  listening: Listening
  /** What the learner is taken to have said, so far. */
  heard: string
  /** The recogniser is sure of it. */
  isFinal: boolean
  /** How often it was tried in vain. */
  tries: number
  tap: () => void
  silence: () => void
}

/** Speaking an exercise's answer: it listens, takes the best of what it hears, and is quiet while anything else sounds. */
export function useSpeaking(props: AnswerProps): Speaking {
  const { exercise, lexicon, hasWords, sound, state, onAnswer } = props
  const { listening, tap, silence } = useRecognition()
  const { before, now } = listening
  const nearness = useMemo(() => nearnessTo(exercise, lexicon), [exercise, lexicon])
  const phrases = useMemo(() => phrasesOf({ before, now }), [before, now])
  const heard = useMemo(() => bestHeard(phrases, nearness), [phrases, nearness])
  const isFinal = phrases.at(-1)?.isFinal ?? true
  const isRight = hasWords && isFinal && heard !== '' && nearness(heard) >= 2

  const given = useRef('')
  const give = useEffectEvent((text: string) => {
    if (text === given.current) return
    given.current = text
    onAnswer(text === '' ? null : text)
  })
  useEffect(() => give(heard), [heard])

  const isJudged = state === 'correct' || state === 'wrong'
  useEffect(() => {
    if (isRight || isJudged || sound.playing !== null) silence()
  }, [isRight, isJudged, sound.playing, silence])
  useEffect(() => {
    document.addEventListener('play', silence, true)
    return () => document.removeEventListener('play', silence, true)
  }, [silence])

  const [tries, setTries] = useState(0)
  const wasInVain = state === 'wrong' || (listening.stopped === 'quiet' && heard === '')
  useEffect(() => {
    if (wasInVain) setTries((count) => count + 1)
  }, [wasInVain])

  const speak = () => {
    sound.stop()
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause()
    tap()
  }
  return { listening, heard, isFinal, tries, tap: speak, silence }
}
