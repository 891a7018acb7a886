import { useQuery } from '@tanstack/react-query'
import { toLesson, toPlacement } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { placementQuery } from './placement-queries.ts'

/** Where to begin, for who has not begun: the way to the test, or what it came to. */
export function PlacementCard({ languageId }: { languageId: string }) {
  const { data } = useQuery(placementQuery(languageId))
  if (!data?.isOffered) return null
  const first = data.result?.first
  const { title, text, link } = first
    ? { title: `Your place: ${first.name}`, text: 'So says your placement test.', link: 'See the result' }
    : data.question
      ? { title: 'Your placement test waits', text: 'Go on where you stopped.', link: 'Go on' }
      : {
          title: 'Not sure where to begin?',
          text: 'A few questions, six minutes at most, and you know which course is yours.',
          link: 'Find my place',
        }
  return (
    <section
      aria-labelledby="placement"
      className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 border-t-8 border-sindoor bg-pale-genda px-5 py-4"
    >
      <div className="grow basis-60">
        <h2 id="placement" className="font-display text-2xl leading-tight">
          {title}
        </h2>
        <p className="text-lg">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <LinkButton to={toPlacement()} look={first ? 'quiet' : 'primary'} className="max-sm:grow">
          {link}
        </LinkButton>
        {first?.lesson.isUnLock && (
          <LinkButton
            className="max-sm:grow"
            to={toLesson({
              languageId,
              courseId: first.id,
              chapterId: first.lesson.chapterId,
              lessonId: first.lesson.id,
            })}
          >
            <span>
              Start: <MixedText>{first.lesson.name}</MixedText>
            </span>
          </LinkButton>
        )}
      </div>
    </section>
  )
}
