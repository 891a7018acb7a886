import { Link } from 'react-router'
import { orderCourses, type TreeCourse } from '#calls/studio-tree.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toCourseEditor } from '../../studio-paths.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { showToast } from '../../ui/toasts.ts'
import { OrderList } from '../arrange/OrderList.tsx'
import { useKeptOrder } from '../arrange/use-kept-order.ts'
import { CoverChip } from '../course/CoverChip.tsx'
import { courseLevels } from '../course/course-levels.ts'
import { StateMark } from '../draft/StateMark.tsx'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { counted } from '../ui/counted.ts'

interface CourseLevelsProps {
  languageId: string
  courses: readonly TreeCourse[]
}

/** The courses under the headings of the dashboard, in the order in which they are learnt. */
export function CourseLevels({ languageId, courses }: CourseLevelsProps) {
  const groups = courseLevels
    .map(({ value, label }) => ({
      label,
      courses: courses.filter((one) => one.difficulty === Number(value)),
    }))
    .filter((group) => group.courses.length > 0)
  return groups.map(({ label, courses: group }) => (
    <Level key={label} label={label} languageId={languageId} courses={group} />
  ))
}

function Level({ label, languageId, courses }: CourseLevelsProps & { label: string }) {
  const { shown, move } = useKeptOrder(courses, async (ids) => {
    try {
      await call(orderCourses, { body: { languageId, ids } })
      await forgetTaughtPages()
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 6000 })
    }
  })
  return (
    <section aria-label={label} className="mb-10">
      <h2 className="mb-3 font-display text-2xl">{label}</h2>
      <OrderList label={label} items={shown} keyOf={({ id }) => id} nameOf={({ name }) => name} onMove={move}>
        {(course) => <CourseLine course={course} />}
      </OrderList>
    </section>
  )
}

function CourseLine({ course }: { course: TreeCourse }) {
  const { id, name, nativeName, cover, state, draftCount, lessonCount, exerciseCount, wordCount } = course
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <CoverChip cover={cover} />
      <div className="min-w-0 grow basis-32">
        <Link to={toCourseEditor(id)} className="font-bold underline-offset-4 hover:underline">
          {name}
        </Link>{' '}
        <Hindi className="text-ink-soft">{nativeName}</Hindi>
        <p className="text-[0.9rem] leading-snug text-ink-soft">
          {counted(lessonCount, 'lesson')} · {counted(exerciseCount, 'exercise')} ·{' '}
          {counted(wordCount, 'word')} · {course.enrolledCount} enrolled
        </p>
      </div>
      <p className="text-[0.9rem] leading-snug text-ink-soft">
        {shownMoment(new Date(course.at))}
        {course.by !== '' && <span className="block">{course.by}</span>}
      </p>
      <span className="flex items-center gap-2">
        <StateMark state={state} />
        {draftCount > 0 && <span className="text-[0.9rem]">{draftCount} to publish</span>}
      </span>
    </div>
  )
}
