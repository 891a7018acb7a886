import { z } from 'zod'
import { TeamMember } from './about.ts'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { begunFrom, version } from './version.ts'
import { visibleText } from './visible-text.ts'

const admin = { ...get, access: 'admin', permission: 'site' } as const

export const KeptMember = TeamMember.extend({ id: z.string(), version, isActive: z.boolean() })
export type KeptMember = z.infer<typeof KeptMember>

/** The name of a file under /UserProfile/, as /admin/pictures gives it. */
export const pictureName = z
  .string()
  .regex(/^[\w.-]*$/, 'This is not the name of a picture.')
  .max(200)

const words = {
  firstname: visibleText('Say who it is.').max(60),
  title: visibleText('Say what they do.').max(120),
  description: z.string().trim().max(1000),
  profile_pic: pictureName,
}

/** Everybody, in the order of the about page; those who are not shown there too. */
export const teamKept = endpoint({ ...admin, path: '/admin/team', reply: z.array(KeptMember) })

export const memberKept = endpoint({
  ...admin,
  path: '/admin/team/:id',
  params: z.object({ id }),
  reply: KeptMember,
})

export const addMember = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/team',
  body: z.object({
    ...words,
    description: words.description.default(''),
    profile_pic: words.profile_pic.default(''),
  }),
  reply: KeptMember,
})

/** What is left out stays. */
export const changeMember = endpoint({
  ...admin,
  method: 'PATCH',
  path: '/admin/team/:id',
  params: z.object({ id }),
  body: z
    .object({ ...words, isActive: z.boolean() })
    .partial()
    .extend(begunFrom),
  reply: KeptMember,
})

export const removeMember = endpoint({
  ...admin,
  method: 'DELETE',
  path: '/admin/team/:id',
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})

/** In which order they stand; whoever is not named comes after. */
export const orderTeam = endpoint({
  ...admin,
  method: 'PUT',
  path: '/admin/team/order',
  body: z.object({ ids: z.array(id).max(200) }),
  reply: z.array(KeptMember),
})

/** Keeps a picture for the team, a tutor or the logo, and answers with its name under /UserProfile/. */
export const keepAcademyPicture = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/pictures',
  holdsPicture: true,
  body: z.object({ picture: z.string().min(1, 'Choose a picture.') }),
  reply: z.object({ name: z.string() }),
})
