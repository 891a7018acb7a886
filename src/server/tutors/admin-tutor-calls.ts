import type { FastifyInstance } from 'fastify'
import {
  addTutor,
  adminTutor,
  adminTutorRequest,
  adminTutorRequests,
  adminTutors,
  changeTutor,
  changeTutorRequest,
  type KeptTutor,
  retireTutor,
} from '#calls/admin-tutors.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { pageOf, placeAt } from '../people/list-place.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import { keepTutor } from './keep-tutor.ts'
import { knownRequest, setRequestState } from './set-request-state.ts'
import { requestsListed } from './tutor-request-store.ts'
import { hoursOf, retire, type TutorRow, tutorById, tutorsIn } from './tutor-store.ts'
import { requestListed, tutorKept } from './tutors-shown.ts'

const pageSize = 50

/** What admins do with tutors, and see of what is asked of them. */
export function registerTutorKeeping(app: FastifyInstance): void {
  serveLate(app, adminTutorRequests, async (context, reads) => {
    const { query, now } = context
    const after = placeAt(query.cursor)
    const rows = await requestsListed(reads, { status: query.status, after, most: pageSize + 1, now })
    const { page, next } = pageOf(rows, pageSize)
    if (next !== undefined) context.next = next
    return page.map((row) => requestListed(row, now))
  })
  serve(app, adminTutorRequest, async ({ sql, params, now }) =>
    requestListed(await knownRequest(sql, params.id), now),
  )
  serve(app, changeTutorRequest, async (context) =>
    requestListed(await setRequestState(context), context.now),
  )

  serve(app, adminTutors, async ({ sql }) => {
    const rows = await tutorsIn(sql, { all: true })
    return Promise.all(rows.map((row) => keptOf(sql, row)))
  })
  serve(app, adminTutor, async ({ sql, params }) => keptOf(sql, await known(sql, params.id)))
  serve(app, addTutor, async (context) => {
    const { sql, changed } = context
    const after = await keptOf(sql, await keepTutor(newId(), context))
    changed({ subject: 'tutor', subjectId: after._id, after })
    return after
  })
  serve(app, changeTutor, async (context) => {
    const { sql, params, changed } = context
    const before = await keptOf(sql, await known(sql, params.id))
    const after = await keptOf(sql, await keepTutor(params.id, context))
    changed({ subject: 'tutor', subjectId: params.id, before, after })
    return after
  })
  serve(app, retireTutor, async ({ sql, params, changed }) => {
    if (!(await retire(sql, params.id))) throw noSuchTutor()
    changed({
      subject: 'tutor',
      subjectId: params.id,
      before: { isActive: true },
      after: { isActive: false },
    })
    return { message: 'The tutor is listed no more.' }
  })
}

async function keptOf(tx: Tx, row: TutorRow): Promise<KeptTutor> {
  return tutorKept(row, await hoursOf(tx, row.id))
}

async function known(tx: Tx, id: string): Promise<TutorRow> {
  const row = await tutorById(tx, id)
  if (!row) throw noSuchTutor()
  return row
}

function noSuchTutor(): Refusal {
  return new Refusal(404, 'There is no such tutor.')
}
