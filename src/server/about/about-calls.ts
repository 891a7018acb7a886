import type { FastifyInstance } from 'fastify'
import { levelList, teamList } from '#calls/about.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import { registerTeamKeeping } from './team-keeping.ts'
import { activeTeam } from './team-store.ts'

/** spec 3, domain "The words": difficulties 1 to 7, by the names that the dashboard gives them. */
const levels = [
  'Absolute beginners',
  'Beginner',
  'Intermediate',
  'Advanced',
  'Fluent',
  'Interesting stuff',
  'All levels',
]

export function registerAbout(app: FastifyInstance): void {
  serveLate(app, teamList, async (_, reads) => ({ team: await activeTeam(reads) }))
  serve(app, levelList, () => ({ level: levels.map((level, at) => ({ _id: String(at + 1), level })) }))
  registerTeamKeeping(app)
}
