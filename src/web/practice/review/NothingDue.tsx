import { useNavigate } from 'react-router'
import type { ReviewSession } from '#calls/review.ts'
import { toDashboard, toMyWords } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mor } from '../../ui/Mor.tsx'
import { Primary, StepLayout } from '../steps/StepLayout.tsx'
import { DaysAhead } from './DaysAhead.tsx'

/** All that could be asked today was asked, or nothing was met yet: Mor sleeps. */
export function NothingDue({ session: { hasBegun, forecast } }: { session: ReviewSession }) {
  const navigate = useNavigate()
  return (
    <StepLayout
      heading="Nothing is due. Come back tomorrow"
      primary={<Primary onClick={() => void navigate(toDashboard())}>My Courses</Primary>}
      aside={
        <LinkButton look="secondary" size="large" className="max-sm:px-4" to={toMyWords()}>
          My words
        </LinkButton>
      }
    >
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <Mor mood="asleep" className="size-44" />
        <p className="max-w-md text-lg">
          {hasBegun
            ? 'A word is best asked for on the day it would be forgotten. Today none would.'
            : 'Words and sentences come here by themselves, the day after you meet them in a lesson.'}
        </p>
      </div>
      {hasBegun && <DaysAhead forecast={forecast} />}
    </StepLayout>
  )
}
