import { useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '../../call-error.ts'
import type { RowNote } from './FormRow.tsx'

/** A form in which one goes on writing where the first mistake is, as soon as mistakes are told. */
export function useMistakeFocus<Form extends HTMLElement = HTMLFormElement>(told: unknown) {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (told) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [told])
  return form
}

/**
 * What the server says of a form that it did not take: a sentence at each field that is named, and the first of them is
 * where one goes on writing. What was typed stays.
 */
export function useRefusal<Form extends HTMLElement = HTMLFormElement>() {
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const form = useMistakeFocus<Form>(refusal)
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
