import { useQuery } from '@tanstack/react-query'
import type { LearningFigures } from '#calls/admin-figures.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { FigurePart } from './FigurePart.tsx'
import { learningQuery } from './figure-queries.ts'
import { percent } from './shown-figures.ts'

type Thing = LearningFigures[number]['lessons'][number]

/** How many of those who began a course or a lesson finished it. */
export function Completion() {
  const query = useQuery(learningQuery)
  return (
    <FigurePart
      id="completion"
      heading="Begun and finished"
      note="Begun is who answered something of it; open a course to see its lessons."
    >
      <div className="mt-4 border-t-4 border-ink">
        <Loaded query={query}>
          {(courses) => courses.map((course) => <CourseLine key={course.id} course={course} />)}
        </Loaded>
      </div>
    </FigurePart>
  )
}

function CourseLine({ course }: { course: LearningFigures[number] }) {
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2">
        <Line thing={course} isStrong />
      </summary>
      <ol className="ms-4 border-s-4 border-line ps-4 pb-3">
        {course.lessons.map((lesson) => (
          <li key={lesson.id} className="py-1">
            <Line thing={lesson} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A stroke as long as the share that finished; its words stand with it. */
function Line({ thing, isStrong = false }: { thing: Thing; isStrong?: boolean }) {
  const { name, started, finished } = thing
  const share = percent(Math.min(finished, started), started)
  return (
    <span className="inline-grid w-[calc(100%-1.5rem)] grid-cols-[1fr_auto] items-center gap-x-4 align-top sm:grid-cols-[minmax(0,16rem)_1fr_11rem]">
      <span className={`break-words ${isStrong ? 'font-bold' : ''}`}>
        <MixedText>{name}</MixedText>
      </span>
      <span aria-hidden="true" className="relative block h-2.5 max-sm:order-last max-sm:col-span-2">
        <span className="absolute inset-x-0 top-1 h-0.5 bg-control" />
        <span className="absolute inset-y-0 start-0 bg-sindoor" style={{ width: `${share ?? 0}%` }} />
      </span>
      <span className="text-end text-[0.95rem] tabular-nums">
        {share === null ? (
          <span className="text-ink-soft">Not begun yet</span>
        ) : (
          <>
            <strong>{share}%</strong> of {started.toLocaleString('en')}
          </>
        )}
      </span>
    </span>
  )
}
