import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toPlacement } from '../paths.ts'
import { placementQuery } from './placement-queries.ts'

/** The quiet way to the test, for who has begun and wonders; nothing where the language has none. */
export function PlacementLink({ languageId, className = '' }: { languageId: string; className?: string }) {
  const { data } = useQuery(placementQuery(languageId))
  if (!data?.isOffered) return null
  return (
    <p className={className}>
      {'Not sure which course is yours? '}
      <Link to={toPlacement()} className="inline-block py-2 font-bold underline underline-offset-4">
        Take the placement test
      </Link>
    </p>
  )
}
