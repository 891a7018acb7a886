import { Link } from 'react-router'
import type { PlacementResult } from '#calls/placement.ts'
import { toCourseDetails } from '../paths.ts'
import { skillNames } from './skill-names.ts'

/** Each skill in words, what to do for one that lags, and the course in which it goes on. */
export function SkillList({ skills }: Pick<PlacementResult, 'skills'>) {
  return (
    <section aria-labelledby="skills" className="mt-14">
      <h2 id="skills" className="hang font-display text-2xl">
        Skill by skill
      </h2>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {skills.map(({ skill, level, isTried, text, advice, course }) => (
          <li key={skill} className="border-b border-line py-4">
            <h3 className="flex items-baseline gap-3 text-xl font-bold">
              {skillNames[skill]}
              <span className="bg-genda px-2 text-[0.95rem] text-on-genda">{level ?? 'New'}</span>
            </h3>
            <p className="mt-1 max-w-prose">
              {isTried || skill !== 'reading' ? text : 'Not asked: first come the letters.'}
            </p>
            {advice && <p className="mt-1 max-w-prose border-s-4 border-genda ps-3">{advice}</p>}
            {course && (
              <p className="mt-1">
                {'Goes on in '}
                <Link to={toCourseDetails(course.id)} className="font-bold underline underline-offset-4">
                  {course.name}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
