import { useEffect, useState } from 'react'
import { type TeamMember, teamList } from '#calls/about.ts'
import { call } from '../call.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { TeamCard } from './TeamCard.tsx'

/**
 * The page is built once, and the team is the database's: the built page holds one card with names of fields, and the
 * server deals one to each member before it sends the page (server/site/page-filling.ts). Reached by a link from
 * a live page, it asks for the team itself.
 */
const pattern: TeamMember = {
  firstname: '{firstname}',
  title: '{title}',
  description: '{description}',
  profile_pic: '{profile_pic}',
}
const isBuilding = typeof document === 'undefined'

export function Team() {
  const team = useTeam()
  if (team?.length === 0) return null
  return (
    <section aria-labelledby="team" data-team="" className="measure py-16 lg:py-24">
      <div className="hang border-t-8 text-ink">
        <h2 id="team" className="font-display text-[clamp(2rem,5vw,3.25rem)] leading-tight">
          OUR TEAM
        </h2>
      </div>
      {team ? (
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {team.map((member, at) => (
            <TeamCard key={member.firstname} member={member} tip={isBuilding ? 'tip-{at}' : `tip-${at}`} />
          ))}
        </ul>
      ) : (
        <div role="status" className="grid min-h-80 place-items-center">
          <Spinner className="size-10" />
          <span className="sr-only">Loading the team</span>
        </div>
      )}
    </section>
  )
}

function useTeam(): TeamMember[] | null {
  const [team, setTeam] = useState<TeamMember[] | null>(isBuilding ? [pattern] : null)
  useEffect(() => {
    call(teamList).then(
      (reply) => setTeam(reply.team),
      () => setTeam([]),
    )
  }, [])
  return team
}
