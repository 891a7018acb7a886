import { useQuery } from '@tanstack/react-query'
import { languagesTaughtQuery } from '../draft/studio-queries.ts'

/** A language's name by its id, closed ones too; nothing until the names are here. */
export function useLanguageNames(): (id: string) => string {
  const { data: languages } = useQuery(languagesTaughtQuery)
  return (id) => (languages ? (languages.find((language) => language.id === id)?.name ?? id) : '')
}
