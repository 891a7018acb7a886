import { useSearchParams } from 'react-router'

/** What a list is narrowed to stands in the address, so that it can be sent to somebody and gone back to. */
export function useChoices() {
  const [search, setSearch] = useSearchParams()
  const choose = (part: Record<string, string>) => {
    const next = { ...Object.fromEntries(search), ...part }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  return { read: (name: string) => search.get(name) ?? '', choose }
}

/** One of the values that may stand there, or none. */
export const oneOf = <Value extends string>(values: readonly Value[], given: string) =>
  values.find((value) => value === given)
