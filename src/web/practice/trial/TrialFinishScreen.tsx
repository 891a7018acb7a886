import type { Vocabulary } from '#calls/practice.ts'
import { academy } from '#rules/academy.ts'
import { toLogin, toTry, toTryPractice } from '../../paths.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mor } from '../../ui/Mor.tsx'
import { HangingLetters } from '../HangingLetters.tsx'
import type { Route } from './+types/TrialFinishScreen.ts'
import { learntWords } from './learnt-words.ts'
import { loadTrial } from './load-trial.ts'

export const clientLoader = loadTrial

/** What was learnt without an account, and how to keep it. */
export default function TrialFinishScreen({ loaderData: { data } }: Route.ComponentProps) {
  const words = learntWords(data)
  const { completedExerciseIds, completedVocabularyIds } = data.progress
  const isWhole =
    completedExerciseIds.length + completedVocabularyIds.length >=
    data.exercises.length + data.vocabularies.length
  return (
    <div className="measure max-w-4xl!">
      <title>{`What you have learnt · ${academy.name}`}</title>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 overflow-hidden bg-print-mor px-5 pt-2 pb-6 text-print-cream sm:px-10">
        <div>
          <HangingLetters
            text={words.length > 0 ? 'शाबाश!' : 'नमस्ते!'}
            className="text-[clamp(2.75rem,13vw,6.5rem)] !leading-[1.4]"
          />
          <h1 className="font-display text-[clamp(1.6rem,5vw,2.75rem)] leading-tight">{headingOf(words)}</h1>
        </div>
        <Mor mood="glad" className="size-24 sm:size-48" />
      </div>
      <p className="mt-6 max-w-prose text-lg leading-snug">
        Register, and it is yours: your words, your answers and your place go into your account. The first
        chapter of every course is free.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <LinkButton to="/register" size="large">
          Register
        </LinkButton>
        <LinkButton to={toLogin()} look="secondary" size="large">
          Login
        </LinkButton>
        <LinkButton to={isWhole ? toTry() : toTryPractice()} look="quiet" size="large">
          {isWhole ? 'Watch the film again' : 'Go on practising'}
        </LinkButton>
      </div>
      {words.length > 0 && <LearntWords words={words} />}
    </div>
  )
}

function headingOf({ length }: Vocabulary[]): string {
  if (length === 0) return 'A lesson waits for you'
  return length === 1 ? 'You have learnt 1 word' : `You have learnt ${length} words`
}

function LearntWords({ words }: { words: Vocabulary[] }) {
  return (
    <ul aria-label="Words you have learnt" className="mt-8 flex flex-wrap gap-x-4 gap-y-5">
      {words.map(({ id, wordInNative, wordInRoman, wordMeaningToDisplay }) => (
        <li key={id} className="max-w-60 border-t-8 border-ink bg-card px-4 pt-1 pb-3">
          <Hindi as="p" className="!text-[1.9rem]">
            {wordInNative}
          </Hindi>
          <p className="leading-snug">{wordInRoman}</p>
          <p className="leading-snug text-ink-soft">{wordMeaningToDisplay}</p>
        </li>
      ))}
    </ul>
  )
}
