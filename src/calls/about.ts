import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const visitors = { method: 'GET', access: 'visitor', family: 'older' } as const

/** spec 3, team member; `profile_pic` is a file's name under /UserProfile/, or empty. */
export const TeamMember = z.object({
  firstname: z.string(),
  title: z.string(),
  description: z.string(),
  profile_pic: z.string(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const teamList = endpoint({
  ...visitors,
  path: '/teammember/list',
  reply: z.object({ team: z.array(TeamMember) }),
})

export const levelList = endpoint({
  ...visitors,
  path: '/language/listlevel',
  reply: z.object({ level: z.array(z.object({ _id: z.string(), level: z.string() })) }),
})
