import { useQuery } from '@tanstack/react-query'
import { wordRows } from '#calls/studio-rows.ts'
import { call } from '../../call.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { Loaded } from '../ui/Loaded.tsx'
import type { Route } from './+types/WordEditScreen.ts'
import { WordForm } from './WordForm.tsx'

/** /admin/vocabularies/:id: one word, with all that can be said of it. */
export default function WordEditScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({
    queryKey: ['studio', 'word', id],
    queryFn: () => call(wordRows.one, { params: { id } }),
    staleTime: 0,
  })
  return (
    <Loaded query={query} title="Word">
      {(word) => (
        <LearntLanguage value={word.languageId}>
          <WordForm key={`${id} ${word.revision}`} word={word} onSaved={() => void query.refetch()} />
        </LearntLanguage>
      )}
    </Loaded>
  )
}
