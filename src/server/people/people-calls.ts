import type { FastifyInstance } from 'fastify'
import {
  adminUsers,
  changeUser,
  deleteUser,
  endSessions,
  enrol,
  exportUser,
  sendActivation,
  sendReset,
  staff,
  takeOffTwoSteps,
  withdraw,
} from '#calls/admin-people.ts'
import { adminUser, userAttempts } from '#calls/admin-people-page.ts'
import { today } from '#calls/admin-people-today.ts'
import type { Learner } from '#rules/lesson-access.ts'
import { attemptPage } from '../analytics/own-attempts.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { serveLate } from '../replica/serve-late.ts'
import { thingFinder } from '../review/remembered-things.ts'
import { serve } from '../serve.ts'
import { changePerson, signOutEverywhere } from './change-person.ts'
import { enrolPerson, withdrawPerson } from './enrol-person.ts'
import { pageOf, placeAt } from './list-place.ts'
import { peopleCounted, peopleListed, shownPerson, staffListed } from './people-store.ts'
import { personPage } from './person-page.ts'
import { deletePerson, exportPerson, studentNamed } from './remove-person.ts'
import { sendLinkTo } from './send-link.ts'
import { whatWaits } from './today-store.ts'
import { twoStepsOff } from './two-steps-off.ts'

const pageSize = 50

export function registerPeople(app: FastifyInstance): void {
  serveLate(app, adminUsers, async (context, reads) => {
    const { query, now } = context
    const wanted = { ...query, after: placeAt(query.cursor), most: pageSize + 1, now }
    const { page, next } = pageOf(await peopleListed(reads, wanted), pageSize)
    if (next !== undefined) context.next = next
    if (next !== undefined && wanted.after === null) context.total = await peopleCounted(reads, wanted)
    return page.map(shownPerson)
  })
  serveLate(app, staff, async ({ now }, reads) => (await staffListed(reads, now)).map(shownPerson))
  serveLate(app, today, ({ student }, reads) => whatWaits(reads, student.role))
  serve(app, adminUser, personPage)
  serve(app, userAttempts, async (context) => {
    const { sql, params, query } = context
    const { id: studentId } = await studentNamed(sql, params)
    const taught = await taughtNow(sql)
    const known = { taught, find: thingFinder(taught, whoReadsAll) }
    const { items, next } = await attemptPage(sql, { studentId, ...query }, known)
    if (next !== null) context.next = next
    return items
  })
  registerChanges(app)
}

function registerChanges(app: FastifyInstance): void {
  serve(app, changeUser, changePerson)
  serve(app, enrol, enrolPerson)
  serve(app, withdraw, withdrawPerson)
  serve(app, sendActivation, (context) => sendLinkTo(context, 'activation'))
  serve(app, sendReset, (context) => sendLinkTo(context, 'reset'))
  serve(app, endSessions, async ({ sql, params, now, changed }) => {
    const { id } = await studentNamed(sql, params)
    await sql.begin((tx) => signOutEverywhere(tx, id, now))
    changed({ subject: 'student', subjectId: id, after: { signedOutEverywhere: true } })
    return { message: 'They are signed out on every device.' }
  })
  serve(app, takeOffTwoSteps, twoStepsOff)
  serve(app, exportUser, exportPerson)
  serve(app, deleteUser, deletePerson)
}

/** What a student was asked is shown to support also where support is not enrolled. */
const whoReadsAll: Learner = {
  readsEverything: true,
  isStar: false,
  isLegacy: false,
  hasCustomerId: false,
  courseIds: [],
  paidLanguageIds: [],
}
