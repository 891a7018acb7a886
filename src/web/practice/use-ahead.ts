import { useEffect, useMemo, useState } from 'react'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import type { Lexicon } from '#language/judgement.ts'
import { useLearntLanguage } from '../learnt-language.ts'
import { isWritten } from './exercise-parts.ts'
import { followLexicon } from './judging-lexicon.ts'
import { lessonWords } from './practice-data.ts'
import { prepareParts } from './prepare-parts.ts'
import { useIsBegun } from './use-is-begun.ts'

interface Ahead {
  exercises: Exercise[]
  vocabularies?: Vocabulary[]
  /** What is asked now. */
  current: Exercise | undefined
  /** By whose words answers are judged; null: by the lesson's own. */
  languageId: string | null
}

const none: Vocabulary[] = []

/**
 * What an exercise needs that is not seen at once, fetched once the first one stands: the words that answers are judged
 * by, and the parts of exercises to come. `hasWords` says that the words have come, or are known not to come.
 */
export function useAhead({ exercises, vocabularies = none, current, languageId }: Ahead) {
  const isBegun = useIsBegun() && exercises.length > 0
  const [whole, setWhole] = useState<Lexicon | null | undefined>(languageId === null ? null : undefined)
  const isAsked = isBegun || (current !== undefined && isWritten(current))
  useEffect(
    () => (isAsked && languageId !== null ? followLexicon(languageId, setWhole) : undefined),
    [isAsked, languageId],
  )
  useEffect(() => {
    if (isBegun) prepareParts(exercises)
  }, [isBegun, exercises])
  const learnt = useLearntLanguage()
  const known = useMemo(
    () => lessonWords({ exercises, vocabularies, languageId: languageId ?? learnt, whole }),
    [exercises, vocabularies, languageId, learnt, whole],
  )
  return { ...known, hasWords: whole !== undefined }
}
