import type { TeamMember } from '#calls/about.ts'
import type { Tx } from '../database/sql.ts'

/** The team in its own order, by the names of the wire. */
export async function activeTeam(sql: Tx): Promise<TeamMember[]> {
  return sql<TeamMember[]>`
    select first_name as firstname, title, description, picture as profile_pic
    from team_members where is_active order by position, id`
}

export interface NewTeamMember {
  id: string
  firstName: string
  title: string
  description: string
  picture: string
}

/** Adds who is not there yet; whoever an admin has changed stays as changed. */
export async function addTeam(sql: Tx, members: readonly NewTeamMember[]): Promise<void> {
  for (const [position, { id, firstName, title, description, picture }] of members.entries()) {
    await sql`insert into team_members (id, first_name, title, description, picture, position)
      values (${id}, ${firstName}, ${title}, ${description}, ${picture}, ${position})
      on conflict (id) do nothing`
  }
}
