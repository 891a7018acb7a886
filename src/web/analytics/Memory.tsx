import { Link } from 'react-router'
import type { Analytics } from '#calls/analytics.ts'
import { toMyWords } from '../paths.ts'
import { Section } from './Section.tsx'
import { StrokeTable } from './StrokeTable.tsx'
import { counted, wordsMet } from './shown-numbers.ts'

/** By rules/review/strength.ts: how long a word would stay. */
const strengths = ['Met', 'Fresh', 'For days', 'For weeks', 'For months']

export const wordsKnown = ([, , days = 0, weeks = 0, months = 0]: number[]) => days + weeks + months

/** How firmly words are remembered. */
export function Memory({ words }: Pick<Analytics, 'words'>) {
  const met = words.reduce((sum, count) => sum + count, 0)
  return (
    <Section id="words" heading="Words" note={wordsMet(met, wordsKnown(words))}>
      <StrokeTable
        caption="Words by how firmly you remember them"
        heads={['Remembered', 'Words']}
        colour="bg-rani"
        rows={strengths.map((name, at) => {
          const count = words[at] ?? 0
          return {
            name,
            percent: met === 0 ? null : (count / met) * 100,
            shown: counted(count, 'word', 'words'),
            note: '',
          }
        })}
      />
      <Link
        to={toMyWords()}
        className="inline-flex min-h-11 items-center font-bold text-sindoor underline decoration-2 underline-offset-4"
      >
        My words
      </Link>
    </Section>
  )
}
