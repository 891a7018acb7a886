import { useEffect, useRef } from 'react'
import type { PlacementResult as Result } from '#calls/placement.ts'
import { toDashboard } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'
import { SkillList } from './SkillList.tsx'
import { SuggestedCourse } from './SuggestedCourse.tsx'

const said: Record<Result['kind'], { title: string; text: string; beside: string }> = {
  beginning: {
    title: 'Begin at the beginning',
    text: 'Everything is still ahead of you: first sentences and first letters, side by side.',
    beside: 'Beside it, the letters',
  },
  letters: {
    title: 'You have the language. Now the letters',
    text: 'You understand a good deal by ear. Learn to read it, and speak on where it gets new for you.',
    beside: 'Speak on here',
  },
  ladder: {
    title: 'Go on from here',
    text: 'You know a good deal already. This is where it gets new.',
    beside: 'Beside it',
  },
  top: {
    title: 'You have outgrown this test',
    text: 'What is left is to read, to talk and to enjoy. These will still have something for you.',
    beside: 'And for the ear',
  },
}

/** What the test came to: where to begin, and each skill in words. */
export function PlacementResult({ result, onAgain }: { result: Result; onAgain: () => void }) {
  const { kind, first, beside, skills } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { title, text, beside: besideTitle } = said[kind]
  return (
    <div className="rise pt-4">
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-10">
        <div className="grow basis-80">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-[clamp(2.25rem,5vw,3.5rem)] leading-tight outline-none"
          >
            {title}
          </h1>
          <p className="mt-3 max-w-prose text-lg">{text}</p>
        </div>
        <Mor mood="glad" className="size-40 max-sm:hidden" />
      </div>
      <div className={`mt-8 grid gap-x-10 gap-y-10 ${beside ? 'lg:grid-cols-2' : ''}`}>
        {first && <SuggestedCourse title="Start here" course={first} isFirst />}
        {beside && <SuggestedCourse title={besideTitle} course={beside} />}
      </div>
      <SkillList skills={skills} />
      <div className="mt-10 flex flex-wrap gap-4">
        <LinkButton look="secondary" to={toDashboard()}>
          All courses
        </LinkButton>
        <Button look="quiet" onClick={onAgain}>
          Take the test again
        </Button>
      </div>
    </div>
  )
}
