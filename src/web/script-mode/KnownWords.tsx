import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { scriptLadder } from '#calls/preferences.ts'
import { unpackForms } from '#language/lexicon.ts'
import { call } from '../call.ts'
import { ScriptLadder } from '../ui/script-ladder.ts'
import { useMe } from '../use-me.ts'
import { agreeOnScriptMode } from './script-mode.ts'

export const ladderQuery = queryOptions({
  queryKey: ['script-ladder'],
  queryFn: async ({ signal }) => {
    const known = await call(scriptLadder, { signal })
    const forms = known.flatMap(([packed, strength]) =>
      unpackForms(packed).map((form) => [form, strength] as const),
    )
    return new Map(forms)
  },
  staleTime: 300_000,
})

const nothingKnown = () => 0

/** Tells everything inside how well each word is known, and brings the profile's choice of letters to this device. */
export function KnownWords({ children }: { children: ReactNode }) {
  const { impersonatedBy } = useMe()
  const { data } = useQuery(ladderQuery)
  useEffect(() => {
    // An admin keeps their own letters while they look through a student's eyes.
    if (!impersonatedBy) agreeOnScriptMode().catch(() => {})
  }, [impersonatedBy])
  const strengthOf = data ? (word: string) => data.get(word) ?? 0 : nothingKnown
  return <ScriptLadder value={strengthOf}>{children}</ScriptLadder>
}
