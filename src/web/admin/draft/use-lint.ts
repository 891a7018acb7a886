import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lintDocument, type StudioContent, type StudioProblem } from '#calls/studio-documents.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { problemsOf } from './problem-notes.ts'

/** A value once nobody has changed it for a moment. */
export function useSettledValue<Value>(value: Value, ms = 500): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

const none: StudioProblem[] = []

/** What the curriculum's lint says of the draft as it is typed; of nothing, nothing. */
export function useLint(path: string, content: StudioContent | undefined): readonly StudioProblem[] {
  const settled = useSettledValue(content)
  const { data, error } = useQuery({
    queryKey: ['studio', 'lint', path, settled],
    queryFn: ({ signal }) => call(lintDocument, { body: { path, content: settled }, signal }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
  if (error instanceof CallError && error.errors.length > 0) return problemsOf(error.errors, path)
  return data?.filter((problem) => problem.path === path || problem.path.endsWith(path)) ?? none
}
