import type { TeamMember } from '#calls/about.ts'
import type { KeptMember } from '#calls/admin-team.ts'
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

/** Everybody, also who is not shown, in the order of the page. */
export function wholeTeam(tx: Tx): Promise<KeptMember[]> {
  return tx<KeptMember[]>`
    select id, version, first_name as firstname, title, description, picture as profile_pic, is_active as "isActive"
    from team_members order by position, id`
}

type MemberWords = { [Field in keyof Omit<KeptMember, 'id' | 'version'>]?: KeptMember[Field] | undefined }

/** Whoever is new stands at the end. */
export async function insertMember(tx: Tx, id: string, member: MemberWords): Promise<void> {
  const { firstname = '', title = '', description = '', profile_pic = '' } = member
  await tx`insert into team_members (id, first_name, title, description, picture, position)
    select ${id}, ${firstname}, ${title}, ${description}, ${profile_pic}, coalesce(max(position) + 1, 0)
    from team_members`
}

/** Nobody else changes them until the transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<void> {
  await tx`select from team_members where id = ${id} for update`
}

/** What is left out stays. */
export async function saveMember(tx: Tx, id: string, member: MemberWords): Promise<void> {
  const { firstname = null, title = null, description = null, profile_pic = null, isActive = null } = member
  await tx`update team_members set version = version + 1, first_name = coalesce(${firstname}, first_name),
      title = coalesce(${title}, title),
      description = coalesce(${description}, description), picture = coalesce(${profile_pic}, picture),
      is_active = coalesce(${isActive}::boolean, is_active)
    where id = ${id}`
}

export async function deleteMember(tx: Tx, id: string): Promise<void> {
  await tx`delete from team_members where id = ${id}`
}

export async function arrangeTeam(tx: Tx, ids: string[]): Promise<void> {
  await tx`update team_members set position = coalesce(array_position(${ids}, id), ${ids.length + 1})`
}
