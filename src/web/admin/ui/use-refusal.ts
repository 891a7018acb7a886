import { useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '../../call-error.ts'
import type { RowNote } from './FormRow.tsx'

/**
 * What the server says of a form that it did not take: a sentence at each field that is named, and the first of them is
 * where one goes on writing. What was typed stays.
 */
export function useRefusal<Form extends HTMLElement = HTMLFormElement>() {
  const form = useRef<Form>(null)
  const [refusal, setRefusal] = useState<CallError | null>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  return {
    form,
    refusal,
    refuse: (error: unknown) =>
      setRefusal(error instanceof CallError ? error : new CallError(0, messageOf(error))),
    forget: () => setRefusal(null),
    /** Of a field, and of what is written within it: `hours` has the notes of `hours.0.until`. */
    notes: (field: string): RowNote[] => {
      const own = (refusal?.errors ?? []).filter(
        (one) => one.field === field || one.field.startsWith(`${field}.`),
      )
      return [...new Set(own.map(({ message }) => message))].map((text) => ({ tone: 'wrong', text }))
    },
  }
}

export type NotesOf = ReturnType<typeof useRefusal>['notes']
