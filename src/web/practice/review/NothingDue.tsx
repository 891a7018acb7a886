import { useNavigate } from 'react-router'
import type { ReviewSession } from '#calls/review.ts'
import { toDashboard, toMyWords } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mor } from '../../ui/Mor.tsx'
import { Primary, StepLayout } from '../steps/StepLayout.tsx'
import { DaysAhead } from './DaysAhead.tsx'

interface NothingDueProps {
  /** `isKept`: it is what this device kept. */
  session: ReviewSession & { isKept: boolean }
}

/** All that could be asked today was asked, or nothing was met yet: Mor sleeps. */
export function NothingDue({ session: { hasBegun, forecast, isKept } }: NothingDueProps) {
  const navigate = useNavigate()
  const { heading, why } = isKept ? said.kept : hasBegun ? said.done : said.new
  return (
    <StepLayout
      heading={heading}
      primary={<Primary onClick={() => void navigate(toDashboard())}>My Courses</Primary>}
      aside={
        <LinkButton look="secondary" size="large" className="max-sm:px-4" to={toMyWords()}>
          My words
        </LinkButton>
      }
    >
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <Mor mood="asleep" className="size-44 max-w-full" />
        <p className="max-w-md text-lg">{why}</p>
      </div>
      {hasBegun && !isKept && <DaysAhead forecast={forecast} />}
    </StepLayout>
  )
}

const said = {
  kept: {
    heading: 'Nothing is left to review here',
    why: 'What has become due since then comes once you are connected.',
  },
  done: {
    heading: 'Nothing is due. Come back tomorrow',
    why: 'A word is best asked for on the day it would be forgotten. Today none would.',
  },
  new: {
    heading: 'Nothing to review yet',
    why: 'Words and sentences come here by themselves, the day after you meet them in a lesson.',
  },
}
