import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { academy } from '#rules/academy.ts'
import { chosenLanguage } from '../courses/use-courses.ts'
import { toDashboard } from '../paths.ts'
import { queries } from '../queries.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Route } from './+types/PlacementScreen.ts'
import { PlacementIntro } from './PlacementIntro.tsx'
import { PlacementResult } from './PlacementResult.tsx'
import { placementQuery } from './placement-queries.ts'
import { Question } from './Question.tsx'

export async function clientLoader() {
  const languageId = await chosenLanguage()
  await queries.fetchQuery(placementQuery(languageId))
  return { languageId }
}

/** Where to begin: the offer of the test, its questions one by one, and what they come to. */
export default function PlacementScreen({ loaderData: { languageId } }: Route.ComponentProps) {
  const { data } = useSuspenseQuery(placementQuery(languageId))
  // Which test is over and shall be taken anew: once the next has begun, its questions stand here.
  const [again, setAgain] = useState<string | null>(null)
  const { attemptId, question, result } = data
  const isIntro = attemptId === null || again === attemptId
  return (
    <div className="measure">
      <title>{`Placement test · ${academy.name}`}</title>
      <Link
        to={toDashboard()}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-bold hover:text-sindoor"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        My Courses
      </Link>
      {isIntro && <PlacementIntro placement={data} />}
      {!isIntro && question && <Question key={question.itemId} placement={data} question={question} />}
      {!isIntro && result && <PlacementResult result={result} onAgain={() => setAgain(attemptId)} />}
    </div>
  )
}
