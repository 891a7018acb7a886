import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { academy } from '#rules/academy.ts'
import { toMyMistakes, toMyWords, toReview } from '../../paths.ts'
import { queries } from '../../queries.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MistakeList } from './MistakeList.tsx'
import { mistakesQuery, wordsQuery } from './notebook-queries.ts'
import { WordList } from './WordList.tsx'

export async function clientLoader() {
  await Promise.all([
    queries.ensureInfiniteQueryData(wordsQuery('')),
    queries.ensureInfiniteQueryData(mistakesQuery),
  ])
  return null
}

/** What one has learnt, and how firmly; and the notebook of what went wrong. */
export default function MyWordsScreen() {
  const [query] = useSearchParams()
  const isMistakes = query.get('tab') === 'mistakes'
  return (
    <div className="measure">
      <title>{`My words · ${academy.name}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4 pt-10">
        <h1 className="font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">My words</h1>
        <LinkButton to={toReview()}>Review</LinkButton>
      </div>
      <nav aria-label="My words" className="mt-6 flex flex-wrap border-t-4 border-ink">
        <Tab to={toMyWords()} isHere={!isMistakes}>
          Words
        </Tab>
        <Tab to={toMyMistakes()} isHere={isMistakes}>
          Mistakes
        </Tab>
      </nav>
      {isMistakes ? <MistakeList /> : <WordList />}
    </div>
  )
}

function Tab({ to, isHere, children }: { to: string; isHere: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className="-mt-1 flex min-h-12 items-center border-t-8 border-transparent px-4 font-bold text-ink-soft hover:text-ink aria-[current]:border-sindoor aria-[current]:text-ink"
    >
      {children}
    </Link>
  )
}
