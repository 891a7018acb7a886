import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRevalidator } from 'react-router'
import { academy } from '#rules/academy.ts'
import { toCourse } from '../paths.ts'
import { PlacementLink } from '../placement/PlacementLink.tsx'
import { placementQuery } from '../placement/placement-queries.ts'
import { queries } from '../queries.ts'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import type { Route } from './+types/CourseListScreen.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import { chosenLanguage, countsQuery } from './use-courses.ts'

export async function clientLoader() {
  const languageId = await chosenLanguage()
  const place = queries.fetchQuery(placementQuery(languageId)).catch(() => null)
  await Promise.all([queries.ensureQueryData(countsQuery(languageId)), place])
  return { languageId }
}

/** The older dashboard: a row a course, with what is done of it (spec 2). */
export default function CourseListScreen({ loaderData: { languageId } }: Route.ComponentProps) {
  const { data: units } = useSuspenseQuery(countsQuery(languageId))
  const { revalidate } = useRevalidator()
  // spec 2: a unit named entertainment is not listed.
  const shown = units.filter(({ unit }) => unit.toLowerCase() !== 'entertainment')
  return (
    <div className="measure max-w-4xl">
      <title>{`Course list · ${academy.name}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4 pt-10 pb-8">
        <h1 className="font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">My Courses</h1>
        <LanguagePicker languageId={languageId} onChange={revalidate} className="w-full sm:w-44" />
      </div>
      {shown.length === 0 && <p className="hang font-display text-2xl">No data found</p>}
      <PlacementLink languageId={languageId} className="mb-4" />
      <ul className="border-t-4 border-ink">
        {shown.map((unit) => (
          <li key={unit.id} className="relative border-b border-line py-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="font-display text-2xl leading-tight">
                {unit.total === 0 ? (
                  unit.unit
                ) : (
                  <Link
                    to={toCourse(languageId, unit.id)}
                    className="after:absolute after:inset-0 hover:text-sindoor"
                  >
                    {unit.unit}
                  </Link>
                )}
              </h2>
              <p className={unit.total === 0 ? 'bg-genda px-2 font-bold text-on-genda' : ''}>
                {unit.total === 0 ? 'COMING SOON' : `${unit.completed}/${unit.total}`}
              </p>
            </div>
            {unit.total > 0 && (
              <Shirorekha
                className="mt-3"
                value={(unit.completed / unit.total) * 100}
                label={`Progress of ${unit.unit}`}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
