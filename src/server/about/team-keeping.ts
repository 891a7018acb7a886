import type { FastifyInstance } from 'fastify'
import {
  addMember,
  changeMember,
  keepAcademyPicture,
  memberKept,
  orderTeam,
  removeMember,
  teamKept,
} from '#calls/admin-team.ts'
import { changeLatest } from '../begun-from.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { keepPicture } from '../profile/pictures.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { arrangeTeam, deleteMember, insertMember, lockMember, saveMember, wholeTeam } from './team-store.ts'

/** Who makes the academy, as its people keep it. The about page follows with the next reading. */
export function registerTeamKeeping(app: FastifyInstance): void {
  serve(app, teamKept, ({ sql }) => wholeTeam(sql))
  serve(app, memberKept, ({ sql, params }) => known(sql, params.id))

  serve(app, addMember, async ({ sql, body, changed }) => {
    const id = newId()
    await insertMember(sql, id, body)
    const after = await known(sql, id)
    changed({ subject: 'team member', subjectId: id, after })
    return after
  })

  serve(app, changeMember, async ({ sql, params: { id }, body: { version, ...words }, changed }) => {
    const { before, after } = await changeLatest(sql, version, {
      lock: (tx) => lockMember(tx, id),
      read: (tx) => known(tx, id),
      save: (tx) => saveMember(tx, id, words),
    })
    changed({ subject: 'team member', subjectId: id, before, after })
    return after
  })

  serve(app, removeMember, async ({ sql, params: { id }, changed }) => {
    const before = await known(sql, id)
    await deleteMember(sql, id)
    changed({ subject: 'team member', subjectId: id, before })
    return { message: `${before.firstname} is on the about page no more.` }
  })

  serve(app, orderTeam, async ({ sql, body, changed }) => {
    const before = (await wholeTeam(sql)).map(({ firstname }) => firstname)
    await arrangeTeam(sql, body.ids)
    const team = await wholeTeam(sql)
    changed({ subject: 'team', subjectId: '', before, after: team.map(({ firstname }) => firstname) })
    return team
  })

  serve(app, keepAcademyPicture, async ({ body, config }) => ({
    name: await keepPicture(body.picture, config),
  }))
}

async function known(tx: Tx, id: string) {
  const member = (await wholeTeam(tx)).find((one) => one.id === id)
  if (!member) throw new Refusal(404, 'There is nobody of that name in the team.')
  return member
}
