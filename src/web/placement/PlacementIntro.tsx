import { useMutation } from '@tanstack/react-query'
import { type Placement, startPlacement } from '#calls/placement.ts'
import type { PlacementBackground } from '#rules/placement/levels.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { toDashboard } from '../paths.ts'
import { useShortcuts } from '../practice/use-shortcuts.ts'
import { useKeyNames } from '../single-keys.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Message } from '../ui/Message.tsx'
import { Mor } from '../ui/Mor.tsx'
import { keepPlacement } from './placement-queries.ts'

type Choice = [background: PlacementBackground, name: (language: string) => string, more: string]

const choices: Choice[] = [
  ['new', (language) => `${language} is new to me`, 'A few words at most.'],
  ['home', () => 'I grew up hearing it', 'I understand it, perhaps I speak it. Reading is another matter.'],
  ['studied', () => 'I have studied some', 'In a course, from a book, or on my own.'],
]

/** What the test is, and the one thing to say before it; saying it begins. */
export function PlacementIntro({ placement }: { placement: Placement }) {
  const keyOf = useKeyNames()
  useShortcuts()
  const { languageId, languageName, isOffered, mostQuestions } = placement
  const start = useMutation({
    mutationFn: (background: PlacementBackground) =>
      call(startPlacement, { body: { languageId, background } }),
    onSuccess: keepPlacement,
  })
  if (!isOffered) return <NotOffered languageName={languageName} />
  return (
    <div className="grid items-start gap-x-14 gap-y-8 pt-6 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">
          Where do you begin?{' '}
          {languageId === 'hindi' && (
            <Hindi display className="fixed-words block text-[0.6em] text-sindoor">
              कहाँ से शुरू करें?
            </Hindi>
          )}
        </h1>
        <p className="mt-4 max-w-prose text-lg">
          {`Listening, grammar, the script and reading, each judged on its own: at most ${mostQuestions} questions, about six minutes.`}
        </p>
        <p className="mt-2 max-w-prose text-lg">
          Nothing is marked. “I don't know” is a good answer, and you may stop and go on later. Have your
          sound on.
        </p>
        <h2 className="hang mt-8 font-display text-2xl">Which is most like you?</h2>
        <div className="mt-4 grid gap-4">
          {choices.map(([background, name, more], at) => (
            <button
              key={background}
              type="button"
              data-choice=""
              data-gives-way=""
              aria-keyshortcuts={keyOf(String(at + 1))}
              aria-disabled={start.isPending}
              onClick={() => start.isPending || start.mutate(background)}
              className="flex min-h-20 items-center gap-4 border-t-8 border-ink bg-card px-4 py-3 text-start transition-colors hover:bg-pale-genda"
            >
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center bg-pale-genda font-bold"
              >
                {at + 1}
              </span>
              <span>
                <strong className="block text-xl leading-tight">{name(languageName)}</strong>
                <span className="leading-snug text-ink-soft">{more}</span>
              </span>
            </button>
          ))}
        </div>
        {start.isError && <Message className="mt-4">{messageOf(start.error)}</Message>}
        <LinkButton look="quiet" to={toDashboard()} className="mt-4 -ms-5">
          No test, show me the courses
        </LinkButton>
      </div>
      <Mor className="mx-auto size-64 max-lg:hidden" />
    </div>
  )
}

function NotOffered({ languageName }: { languageName: string }) {
  return (
    <div className="flex flex-col items-start gap-4 pt-6">
      <h1 className="font-display text-[clamp(2.25rem,5vw,3.25rem)] leading-tight">No placement test yet</h1>
      <p className="max-w-prose text-lg">
        {`There is none for ${languageName}. The first course of the list is where everybody begins.`}
      </p>
      <LinkButton to={toDashboard()}>My Courses</LinkButton>
    </div>
  )
}
