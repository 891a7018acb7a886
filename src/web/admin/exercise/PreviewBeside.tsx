import { Suspense, useMemo } from 'react'
import type { StudioExercise, StudioLesson } from '#calls/studio-shapes.ts'
import { messageOf } from '../../call-error.ts'
import { fetched } from '../../ui/fetched.tsx'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { exerciseAlone } from './shown-alone.ts'
import { usePreview } from './use-preview.ts'

// With it come every kind of exercise and the judge: the form stands before them.
const ExercisePreview = fetched(async () => (await import('./ExercisePreview.tsx')).ExercisePreview)

interface PreviewBesideProps {
  path: string
  lesson: StudioLesson
  exercise: StudioExercise
}

/** What the student sees, beside what the author writes. */
export function PreviewBeside({ path, lesson, exercise }: PreviewBesideProps) {
  const alone = useMemo(() => exerciseAlone(lesson, exercise), [lesson, exercise])
  const { data, error, isStale, isFetching } = usePreview(path, alone)
  const shown = alone && data?.exercises.find(({ id }) => id.endsWith(`.${exercise.id}`))
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
        <>
          <Suspense>
            <ExercisePreview key={JSON.stringify(shown)} exercise={shown} lesson={data} />
          </Suspense>
          {shown.audio !== '' && <VoiceButton about={{ audio: shown.audio }} />}
        </>
      ) : (
        <p className="py-6 text-ink-soft">{trouble({ error, isFetching, isReady: alone !== null })}</p>
      )}
    </section>
  )
}

interface Trouble {
  error: unknown
  isFetching: boolean
  isReady: boolean
}

function trouble({ error, isFetching, isReady }: Trouble): string {
  if (!isReady) return 'It is shown as soon as its fields are filled in.'
  if (error) return messageOf(error)
  return isFetching ? 'Preparing it…' : 'It cannot be shown like this.'
}
