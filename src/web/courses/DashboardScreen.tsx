import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Course } from '#calls/courses.ts'
import { academy } from '#rules/academy.ts'
import { GoalCard } from '../goals/GoalCard.tsx'
import { goalsQuery } from '../goals/goals-query.ts'
import { DownloadedLessons } from '../offline/DownloadedLessons.tsx'
import { PlacementLink } from '../placement/PlacementLink.tsx'
import { placementQuery } from '../placement/placement-queries.ts'
import { queries } from '../queries.ts'
import { languageHere } from '../session-storage.ts'
import { rare } from '../ui/rare.tsx'
import { Select } from '../ui/Select.tsx'
import { useMe } from '../use-me.ts'
import type { Route } from './+types/DashboardScreen.ts'
import { CourseRow } from './CourseRow.tsx'
import { continueLearning, coursesFor, groupCourses } from './course-groups.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import { ReviewCard, reviewLoadQuery } from './ReviewCard.tsx'
import { chosenLanguage, coursesQuery } from './use-courses.ts'

export async function clientLoader() {
  // Most learn what they learnt last: their courses are asked for beside the list of languages.
  const likely = languageHere()
  void queries.prefetchQuery(coursesQuery(likely))
  void queries.prefetchQuery(placementQuery(likely))
  // The courses come without the review where it cannot be asked for.
  const load = queries.ensureQueryData(reviewLoadQuery).catch(() => null)
  const goals = queries.fetchQuery({ ...goalsQuery, staleTime: 0 }).catch(() => null)
  const languageId = await chosenLanguage()
  const [courses] = await Promise.all([queries.ensureQueryData(coursesQuery(languageId)), load, goals])
  if (isNew(courses)) await placementFor(languageId).catch(() => null)
  return { languageId }
}

/** Whoever has not begun finds the way to the placement test in its place as the page comes. */
async function placementFor(languageId: string): Promise<void> {
  await Promise.all([queries.fetchQuery(placementQuery(languageId)), placementCard()])
}

const isNew = (courses: Course[]) => courses.length > 0 && !courses.some(({ isStarted }) => isStarted)
const placementCard = () => import('../placement/PlacementCard.tsx')

/** What few look at: no dashboard weighs it. */
const MyPackages = rare(() => import('./MyPackages.tsx').then((part) => part.MyPackages))
const PlacementCard = rare(() => placementCard().then((part) => part.PlacementCard))
const NoCourses = rare(() => import('./NoCourses.tsx').then((part) => part.NoCourses))

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
      <DownloadedLessons />
      {shelf === 'packages' ? <Packages languageId={languageId} /> : <AllCourses languageId={languageId} />}
      <PlacementLink languageId={languageId} className="mt-10" />
    </div>
  )
}

/** Where to begin, until something has begun. */
function Beginning({ languageId }: { languageId: string }) {
  const { data } = useSuspenseQuery(coursesQuery(languageId))
  return isNew(data) ? <PlacementCard languageId={languageId} /> : null
}

function Packages({ languageId }: { languageId: string }) {
  return (
    <>
      <GoalCard className="mt-6" />
      <MyPackages languageId={languageId} />
    </>
  )
}

/** What is under way stands first: on a phone it is then in sight as the page opens. */
function AllCourses({ languageId }: { languageId: string }) {
  const { data } = useSuspenseQuery(coursesQuery(languageId))
  const groups = groupCourses(coursesFor(data, useMe()))
  const underWay = groups.filter(({ heading }) => heading === continueLearning)
  const others = groups.filter(({ heading }) => heading !== continueLearning)
  return (
    <>
      {underWay.map((group) => (
        <CourseRow key={group.heading} {...group} />
      ))}
      <GoalCard className="mt-6" />
      {others.map((group) => (
        <CourseRow key={group.heading} {...group} />
      ))}
      {groups.length === 0 && <NoCourses languageId={languageId} />}
    </>
  )
}
