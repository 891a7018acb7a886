import { queryOptions } from '@tanstack/react-query'
import { wordRows } from '#calls/studio-rows.ts'
import { callPage } from '../../call.ts'

/** A word as forms know it: `id` is short, as lessons name it. */
export interface KnownWord {
  id: string
  hi: string
  en: string
  roman: string
  picture: string
}

/** All words of a language: lessons and picture exercises choose among them. */
export const knownWordsQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['studio', 'known words', languageId],
    queryFn: async () => {
      const words: KnownWord[] = []
      let cursor: string | undefined
      do {
        const page = await callPage(wordRows.list, { query: { languageId, cursor } })
        words.push(...page.rows.map(known))
        cursor = page.next
      } while (cursor !== undefined)
      return words
    },
    staleTime: 60_000,
  })

const known = ({ id, hi, en, shownRoman, picture }: { shownRoman: string } & Omit<KnownWord, 'roman'>) => ({
  id: id.slice(id.indexOf('.') + 1),
  ...{ hi, en, picture, roman: shownRoman },
})

/** The words that a search finds, those that begin so first; no more than a list can show. */
export function wordsLike(words: readonly KnownWord[], written: string): KnownWord[] {
  const sought = written.trim().normalize('NFC').toLowerCase()
  if (sought === '') return []
  const rank = ({ hi, en, roman, id }: KnownWord) => {
    const texts = [hi, en.toLowerCase(), roman.toLowerCase(), id]
    if (texts.some((text) => text === sought)) return 0
    if (texts.some((text) => text.startsWith(sought))) return 1
    return texts.some((text) => text.includes(sought)) ? 2 : 3
  }
  return words
    .map((word) => ({ word, rank: rank(word) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, 12)
    .map(({ word }) => word)
}
