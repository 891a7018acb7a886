import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NothingYet } from '../../NothingYet.tsx'
import { toDashboard } from '../../paths.ts'
import { ShowMore } from '../../ShowMore.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSound } from '../speech/use-sound.ts'
import { wordsQuery } from './notebook-queries.ts'
import { useSettled } from './use-settled.ts'
import { WordRow } from './WordRow.tsx'

/** Every word that was met, the newest first: found by Devanagari, roman or English. */
export function WordList() {
  const [written, setWritten] = useState('')
  const search = useSettled(written.trim())
  const list = useInfiniteQuery(wordsQuery(search))
  const { data, isFetching } = list
  const sound = useSound()
  const words = data?.pages.flatMap((page) => page.words) ?? []
  const total = data?.pages[0]?.total ?? 0
  if (data && total === 0 && search === '') return <NoWords />
  return (
    <section aria-label="Words" className="pt-6">
      <div className="flex flex-wrap items-end gap-x-8">
        <TextField
          type="search"
          label="Find a word"
          hint="In Devanagari, in roman or in English"
          maxLength={100}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
          className="w-full max-w-md print:hidden"
        />
        <p role="status" className="mb-8 font-bold">
          {data && (total === 1 ? '1 word' : `${total} words`)}
        </p>
      </div>
      {data && total === 0 && !isFetching && (
        <NothingYet mood="puzzled" heading="No Record Found!" said="Try fewer letters, or another script." />
      )}
      <ul className="mt-5 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {words.map((word) => (
          <WordRow key={word.id} word={word} sound={sound} />
        ))}
      </ul>
      <ShowMore list={list} failed="Error during loading my words, Please try again." />
    </section>
  )
}

function NoWords() {
  return (
    <NothingYet heading="No words yet" said="The words of your lessons gather here by themselves.">
      <LinkButton look="secondary" to={toDashboard()}>
        My Courses
      </LinkButton>
    </NothingYet>
  )
}
