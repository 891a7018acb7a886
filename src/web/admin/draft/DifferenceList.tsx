import { useQuery } from '@tanstack/react-query'
import type { StudioDifference } from '#calls/studio-history.ts'
import { useLearntName } from '../../learnt-language.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { fieldName } from './field-names.ts'
import { differenceQuery } from './studio-queries.ts'

interface DifferenceListProps {
  path: string
  /** Revisions; without `from` what students see, without `to` the latest. */
  from?: number
  to?: number
}

/** What changed between two revisions, place by place: what went stands above what came. */
export function DifferenceList({ path, from, to }: DifferenceListProps) {
  const span = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  const query = useQuery(differenceQuery(path, span))
  return (
    <Loaded query={query}>
      {(differences) =>
        differences.length === 0 ? (
          <p className="text-ink-soft">The two say the same.</p>
        ) : (
          <dl className="grid gap-4">
            {differences.map((difference) => (
              <Place key={difference.field} difference={difference} />
            ))}
          </dl>
        )
      }
    </Loaded>
  )
}

function Place({ difference: { field, before, after } }: { difference: StudioDifference }) {
  const learnt = useLearntName()
  return (
    <div className="min-w-0">
      <dt className="text-[0.95rem] font-bold break-words">{fieldName(field, learnt)}</dt>
      <dd className="mt-1 grid gap-1">
        {before !== null && <Said name="Before" look="border-dashed border-control" text={before} />}
        {after !== null && <Said name="After" look="border-solid border-mor" text={after} />}
      </dd>
    </div>
  )
}

function Said({ name, look, text }: { name: 'Before' | 'After'; look: string; text: string }) {
  return (
    <div className={`grid grid-cols-[4rem_1fr] gap-2 border-s-4 bg-card px-3 py-1 ${look}`}>
      <span className="text-[0.9rem] leading-7 text-ink-soft">{name}</span>
      <span className="min-w-0 break-words whitespace-pre-wrap">
        {text === '' ? <span className="text-ink-soft">nothing</span> : <MixedText>{text}</MixedText>}
      </span>
    </div>
  )
}
