import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { academy } from '#rules/academy.ts'
import { GoalCard } from '../goals/GoalCard.tsx'
import { goalsQuery } from '../goals/goals-query.ts'
import { DownloadedLessons } from '../offline/DownloadedLessons.tsx'
import { PlacementCard } from '../placement/PlacementCard.tsx'
import { PlacementLink } from '../placement/PlacementLink.tsx'
import { placementQuery } from '../placement/placement-queries.ts'
import { queries } from '../queries.ts'
import { Select } from '../ui/Select.tsx'
import { useMe } from '../use-me.ts'
import type { Route } from './+types/DashboardScreen.ts'
import { CourseRow } from './CourseRow.tsx'
import { coursesFor, groupCourses } from './course-groups.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import { MyPackages } from './MyPackages.tsx'
import { ReviewCard, reviewLoadQuery } from './ReviewCard.tsx'
import { chosenLanguage, coursesQuery } from './use-courses.ts'

export async function clientLoader() {
  const languageId = await chosenLanguage()
  // The courses come without the review where it cannot be asked for.
  const load = queries.ensureQueryData(reviewLoadQuery).catch(() => null)
  const goals = queries.fetchQuery(goalsQuery).catch(() => null)
  const place = queries.fetchQuery(placementQuery(languageId)).catch(() => null)
  await Promise.all([queries.ensureQueryData(coursesQuery(languageId)), load, goals, place])
  return { languageId }
}

/** Few ever see it: no dashboard weighs it. */
const NoCourses = lazy(() => import('./NoCourses.tsx').then((part) => ({ default: part.NoCourses })))

const shelves = [
  { value: 'courses', label: 'All courses' },
  { value: 'packages', label: 'My packages' },
]

export default function DashboardScreen({ loaderData: { languageId } }: Route.ComponentProps) {
  const [shelf, setShelf] = useState('courses')
  const { revalidate } = useRevalidator()
  return (
    <div className="measure">
      <title>{`My Courses · ${academy.name}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10">
        <h1 className="font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">My Courses</h1>
        <div className="flex w-full flex-wrap gap-4 sm:w-auto">
          <LanguagePicker languageId={languageId} onChange={revalidate} className="grow basis-32 sm:w-44" />
          <Select
            label="Show"
            className="grow basis-32 sm:w-44"
            options={shelves}
            value={shelf}
            onChange={setShelf}
          />
        </div>
      </div>
      <Beginning languageId={languageId} />
      <ReviewCard />
      <GoalCard className="mt-6" />
      <DownloadedLessons />
      {shelf === 'packages' ? <MyPackages languageId={languageId} /> : <AllCourses languageId={languageId} />}
      <PlacementLink languageId={languageId} className="mt-10" />
    </div>
  )
}

/** Where to begin, until something has begun. */
function Beginning({ languageId }: { languageId: string }) {
  const { data } = useSuspenseQuery(coursesQuery(languageId))
  const isNew = data.length > 0 && !data.some(({ isStarted }) => isStarted)
  return isNew ? <PlacementCard languageId={languageId} /> : null
}

function AllCourses({ languageId }: { languageId: string }) {
  const { data } = useSuspenseQuery(coursesQuery(languageId))
  const groups = groupCourses(coursesFor(data, useMe()))
  if (groups.length === 0)
    return (
      <Suspense>
        <NoCourses languageId={languageId} />
      </Suspense>
    )
  return groups.map((group) => <CourseRow key={group.heading} {...group} />)
}
