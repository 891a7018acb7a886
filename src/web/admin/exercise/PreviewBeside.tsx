import type { StudioExercise, StudioLesson } from '#calls/studio-shapes.ts'
import { messageOf } from '../../call-error.ts'
import { ExercisePreview } from './ExercisePreview.tsx'
import { usePreview } from './use-preview.ts'

interface PreviewBesideProps {
  path: string
  lesson: StudioLesson
  exercise: StudioExercise
}

/** What the student sees, beside what the author writes. */
export function PreviewBeside({ path, lesson, exercise }: PreviewBesideProps) {
  const { data, error, isStale, isFetching } = usePreview(path, lesson)
  const shown = data?.exercises.find(({ id }) => id.endsWith(`.${exercise.id}`))
  return (
    <section
      aria-label="As the student sees it"
      className="min-w-0 self-start border-2 border-line bg-paper p-4 xl:sticky xl:top-4"
    >
      <p className="mb-3 flex justify-between gap-4 text-[0.9rem] text-ink-soft">
        <span>As the student sees it</span>
        <span role="status">{isStale || isFetching ? 'Catching up…' : ''}</span>
      </p>
      {shown && data ? (
        <ExercisePreview key={JSON.stringify(shown)} exercise={shown} lesson={data} />
      ) : (
        <p className="py-6 text-ink-soft">{trouble({ error, exercise, isFetching })}</p>
      )}
    </section>
  )
}

interface Trouble {
  error: unknown
  exercise: StudioExercise
  isFetching: boolean
}

function trouble({ error, exercise, isFetching }: Trouble): string {
  if (error) return messageOf(error)
  if (isFetching) return 'Preparing it…'
  return exercise.active
    ? 'It can be shown as soon as its fields are filled in.'
    : 'It is taken out: students do not get it.'
}
