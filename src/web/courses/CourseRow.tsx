import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CourseCard } from './CourseCard.tsx'
import type { CourseGroup } from './course-groups.ts'

/** Few courses fill the line, many slide along it; on a narrow screen the next one looks round the corner. */
const widths: Record<number, string> = {
  1: 'auto-cols-[100%]',
  2: 'auto-cols-[86%] md:auto-cols-[calc((100%-1.25rem)/2)]',
  3: 'auto-cols-[86%] md:auto-cols-[calc((100%-2.5rem)/3)]',
}

/** A group of courses hanging from its line: a row that slides, or all of them. */
export function CourseRow({ heading, courses }: CourseGroup) {
  const id = useId()
  const [all, setAll] = useState(false)
  const { row, overflows, slide } = useSlidingRow(all)
  return (
    <section aria-labelledby={id} className="mt-14">
      <div className="hang flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="min-w-0 font-display text-3xl leading-tight">
          {heading}
        </h2>
        <div className="ms-auto flex items-center gap-1">
          {overflows && !all && (
            <>
              <button
                type="button"
                aria-label={`Back in ${heading}`}
                onClick={() => slide(-1)}
                className="grid size-11 place-items-center hover:bg-pale-genda"
              >
                <Icon name="previous" className="rtl:-scale-x-100" />
              </button>
              <button
                type="button"
                aria-label={`On in ${heading}`}
                onClick={() => slide(1)}
                className="grid size-11 place-items-center hover:bg-pale-genda"
              >
                <Icon name="following" className="rtl:-scale-x-100" />
              </button>
            </>
          )}
          <Button
            look="quiet"
            className="!px-2"
            aria-expanded={all}
            aria-controls={`${id}-row`}
            onClick={() => setAll(!all)}
          >
            {all ? 'See less' : 'See all'}
            <span className="sr-only"> of {heading}</span>
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <ul
          ref={row}
          id={`${id}-row`}
          className={`grid gap-5 ${all ? 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]' : `-m-1 grid-flow-col snap-x snap-mandatory scroll-px-1 overflow-x-auto p-1 ${widths[Math.min(3, courses.length)]}`}`}
        >
          {courses.map((course) => (
            <li key={course.id} className="min-w-0 snap-start">
              <CourseCard course={course} wide={courses.length === 1} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function useSlidingRow(all: boolean) {
  const row = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const list = row.current
    // Unfolded, it is no row: it is measured again when it folds.
    if (!list || all) return
    const watch = new ResizeObserver(() => setOverflows(list.scrollWidth > list.clientWidth + 8))
    watch.observe(list)
    return () => watch.disconnect()
  }, [all])

  const slide = (direction: 1 | -1) => {
    const list = row.current
    if (!list) return
    const onwards = getComputedStyle(list).direction === 'rtl' ? -direction : direction
    list.scrollBy({ left: onwards * list.clientWidth * 0.9, behavior: 'smooth' })
  }
  return { row, overflows, slide }
}
