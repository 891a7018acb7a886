import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewLesson } from '#calls/studio-publishing.ts'
import { call, type ReplyOf } from '../../call.ts'
import { ifTheirs } from '../../layout/admin/if-theirs.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { toLessonEditor } from '../../paths.ts'
import { Player } from '../../player/Player.tsx'
import { isKnown } from '../../practice/known-exercise.ts'
import { Practice } from '../../practice/Practice.tsx'
import type { FinishedStepProps } from '../../practice/steps/FinishedStep.tsx'
import { queries } from '../../queries.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { useMe } from '../../use-me.ts'
import { ProblemList } from '../draft/ProblemList.tsx'
import { whereQuery } from '../draft/studio-queries.ts'
import { Loaded } from '../ui/Loaded.tsx'
import type { Route } from './+types/LessonPreviewScreen.ts'

type Preview = ReplyOf<typeof previewLesson>

/** This page has no frame that keeps others out. */
export const clientLoader = ifTheirs(async () => null)

const nothingDone = { completedExerciseIds: [], completedVocabularyIds: [], completedFeedbackIds: [] }

async function drawn(lessonId: string): Promise<Preview> {
  const { path } = await queries.fetchQuery(whereQuery({ lesson: lessonId }))
  return call(previewLesson, { body: { path } })
}

/** /admin/lessons/:id/preview: the saved draft as a student meets it, first its films, then its practice. */
export default function LessonPreviewScreen({ params: { id } }: Route.ComponentProps) {
  // Drawn anew each time that it is opened, and never under the hands of whoever practises.
  const query = useQuery({
    queryKey: ['studio', 'preview', id],
    queryFn: () => drawn(id),
    staleTime: 'static',
    gcTime: 0,
  })
  if (query.data)
    return (
      <LearntLanguage value={query.data.lesson.extraInfo.courseId}>
        <Previewed preview={query.data} back={toLessonEditor(id)} />
      </LearntLanguage>
    )
  return (
    <main id="main" className="measure max-w-4xl! pt-6 pb-16">
      <Loaded query={query} title="Preview">
        {() => null}
      </Loaded>
    </main>
  )
}

function Previewed({ preview, back }: { preview: Preview; back: string }) {
  const me = useMe()
  const [isPractising, setIsPractising] = useState(false)
  const { exercises, vocabularies, lesson } = preview
  const place = {
    course: lesson.extraInfo.courseId,
    unit: lesson.extraInfo.unitId,
    ...{ chapter: lesson.chapterId, lesson: lesson.lesson.id },
  }
  if (!isPractising) return <Watch preview={preview} back={back} onPractise={() => setIsPractising(true)} />
  return (
    <Practice
      data={{
        myself: me,
        exercises: exercises.filter(isKnown),
        ...{ vocabularies, lesson, languageId: null, progress: nothingDone },
      }}
      place={place}
      closeTo={back}
      Finished={PreviewFinished}
    />
  )
}

interface WatchProps {
  preview: Preview
  back: string
  onPractise: () => void
}

function Watch({ preview: { lesson: opened, problems, exercises }, back, onPractise }: WatchProps) {
  const { lesson, chapter } = opened
  return (
    <main id="main" className="measure max-w-4xl! pt-6 pb-16">
      <title>{`Preview · ${lesson.name}`}</title>
      <p className="mb-4 border-t-4 border-genda bg-pale-genda px-4 py-2">
        A preview of the saved draft. Nothing that you do here is kept.
      </p>
      {problems.length > 0 && <ProblemList problems={problems} />}
      <p className="mt-4 text-ink-soft">{chapter}</p>
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">{lesson.name}</h1>
      <p className="mt-2 mb-6 max-w-prose text-lg">
        <MixedText>{lesson.aim}</MixedText>
      </p>
      <div className="grid gap-8">
        {lesson.videos.map((video) => (
          <Player key={video.id} video={video} hasKeys={false} />
        ))}
      </div>
      {lesson.note !== '' && (
        <p className="hang mt-8 max-w-prose whitespace-pre-line">
          <MixedText>{lesson.note}</MixedText>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="large" disabled={exercises.length === 0} onClick={onPractise}>
          Practise
        </Button>
        <LinkButton look="secondary" size="large" to={back}>
          Back to writing
        </LinkButton>
      </div>
    </main>
  )
}

function PreviewFinished({ data }: FinishedStepProps) {
  return (
    <main id="main" className="measure max-w-2xl! pt-10">
      <h1 className="font-display text-3xl">That was all of it</h1>
      <p className="mt-3 mb-6 text-lg">A student now goes on to the next lesson.</p>
      <LinkButton to={toLessonEditor(data.lesson.lesson.id)}>Back to writing</LinkButton>
    </main>
  )
}
