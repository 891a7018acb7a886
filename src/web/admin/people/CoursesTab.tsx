import { useState } from 'react'
import { enrol, withdraw } from '#calls/admin-people.ts'
import type { CourseOf, PersonPage } from '#calls/admin-people-page.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Shirorekha } from '../../ui/Shirorekha.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { refreshPerson } from './people-queries.ts'

/** Where they stand in every course, and who may see it. */
export function CoursesTab({ person }: { person: PersonPage }) {
  const [leaving, setLeaving] = useState<CourseOf | null>(null)
  const [pending, setPending] = useState('')
  const change = async (endpoint: typeof enrol | typeof withdraw, courseId: string) => {
    const { message } = await call(endpoint as typeof enrol, { body: { userId: person.id, courseId } })
    showToast(message)
    await refreshPerson(person.id)
  }
  const join = async (courseId: string) => {
    setPending(courseId)
    await change(enrol, courseId).catch((error: unknown) => showToast(messageOf(error), { tone: 'wrong' }))
    setPending('')
  }
  const columns: Column<CourseOf>[] = [
    { id: 'name', label: 'Course', isName: true, cell: ({ name }) => name },
    {
      id: 'progress',
      label: 'Progress',
      cell: ({ name, progress }) => (
        <div className="min-w-32">
          <Shirorekha value={progress} label={`Progress in ${name}`} />
          <span className="text-[0.95rem] tabular-nums">{Math.round(progress)}%</span>
        </div>
      ),
    },
    {
      id: 'lessons',
      label: 'Lessons done',
      isNumber: true,
      cell: ({ completedLessons, lessons }) => `${completedLessons} of ${lessons}`,
    },
    {
      id: 'enrolled',
      label: 'Enrolled',
      cell: ({ isEnrolled }) => (
        <StateBadge tone={isEnrolled ? 'good' : 'quiet'}>
          {isEnrolled ? 'Enrolled' : 'Not enrolled'}
        </StateBadge>
      ),
    },
    {
      id: 'change',
      label: 'Change',
      hideLabel: true,
      cell: (course) =>
        course.isEnrolled ? (
          <Button look="quiet" aria-label={`Withdraw from ${course.name}`} onClick={() => setLeaving(course)}>
            Withdraw
          </Button>
        ) : (
          <Button
            look="secondary"
            aria-label={`Enrol in ${course.name}`}
            pending={pending === course.id}
            onClick={() => void join(course.id)}
          >
            Enrol
          </Button>
        ),
    },
  ]
  return (
    <>
      <DataTable label="Courses" columns={columns} rows={person.courses} keyOf={({ id }) => id} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Withdraw them from ${leaving?.name ?? ''}?`}
        verb="Withdraw them"
        onConfirm={() => (leaving ? change(withdraw, leaving.id) : undefined)}
      >
        <p>
          The course leaves their dashboard. What they did in it stays, and counts again once they are
          enrolled again.
        </p>
      </ConfirmDialog>
    </>
  )
}
