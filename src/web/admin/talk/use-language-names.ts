import { useQuery } from '@tanstack/react-query'
import { languagesQuery } from './talk-queries.ts'

/** A language's name by its id; the id itself where it is closed now. */
export function useLanguageNames(): (id: string) => string {
  const { data: languages = [] } = useQuery(languagesQuery)
  return (id) => languages.find((language) => language.id === id)?.course ?? id
}
