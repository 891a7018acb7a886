import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Person, person } from './learner-for-tests.ts'
import type { TestServer } from './server-for-tests.ts'

interface World {
  server: TestServer
  admin: Person
  student: Person
}
interface Asked {
  path: string
  body?: unknown
}
/** What was made a moment ago, for the next call to name. */
type Row = ReturnType<typeof JSON.parse>

let count = 0
const unique = () => `n${++count}`

const made = async ({ admin }: World, path: string, body: object): Promise<Row> => {
  const answer = await admin.post(`/admin/${path}`, body)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.body.results.data
}
const kept = async ({ admin }: World, path: string): Promise<Row> => {
  const answer = await admin.get(`/admin/${path}`)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.body.results.data
}

const tutor = { firstname: 'Kavita', email: 'kavita@tutors.test', price: 15, language_id: ['hindi'] }
const news = { category: 'officialNews', title: 'Hello', audience: { kind: 'everybody' } }
const member = { firstname: 'Ravi', title: 'Teacher' }
const amounts = { INR: 90_000, USD: 1900 }
const year = { amounts, interval: 'year', intervalCount: 1 }
const plan = () => ({ name: `Plan ${unique()}`, languageId: 'hindi', ...year })
const pair = ({ student }: World) => ({ userId: student.id, courseId: 'hindi-market' })
const legal = () => ({
  effectiveOn: `2099-01-${10 + (++count % 19)}`,
  inShort: ['It is short.'],
  body: '## One\n\nMore.',
})
const one = async (world: World, path: string, body: object) =>
  `/admin/${path}/${(await made(world, path, body)).id}`

const newCourse = () => ({ languageId: 'hindi', name: `Course ${unique()}` })
const chapterOf = async (world: World) => {
  const course = await made(world, 'courses', newCourse())
  return (await kept(world, `chapters?courseId=${course.id}`))[0]
}
const lessonIn = async (world: World) =>
  made(world, 'lessons', { chapterId: (await chapterOf(world)).id, name: `Lesson ${unique()}` })
const exercise = (lessonId: string) => ({
  lessonId,
  type: 'LISTEN WITH TYPE',
  hear: { hi: 'आम', en: 'mango' },
})
const film = (lessonId: string) => ({ lessonId, kind: 'film', title: 'At the stall', scene: 'fruit-stall' })
const word = () => ({ courseId: 'hindi-market', hi: `गाजर ${unique()}`, en: 'carrot', is: 'noun f' })
const master = () => ({ languageId: 'hindi', type: 'LISTEN WITH TYPE', name: `Master ${unique()}` })
const language = () => ({ id: `tongue-${unique()}`, name: 'Tongue' })

/** A second of a tone, as a WAV: 16 bits, 16,000 a second. */
const tone = () => {
  const wav = Buffer.alloc(44 + 32_000)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + 32_000, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at)
  wav.writeUInt32LE(16_000, 24)
  wav.writeUInt32LE(32_000, 28)
  wav.write('data', 36)
  wav.writeUInt32LE(32_000, 40)
  for (let n = 0; n < 16_000; n += 1) wav.writeInt16LE(Math.round(9000 * Math.sin(n / 6)), 44 + 2 * n)
  return wav.toString('base64')
}

/** A lesson's document with a draft of two revisions. */
const draft = async (world: World) => {
  const { path } = await lessonIn(world)
  const { text, revision } = await kept(world, `document?path=${path}`)
  const saved = await world.admin.put('/admin/document', { path, revision, text: `${text}# more\n` })
  return saved.body.results.data as Row
}
const ordered = async (world: World, rows: 'exercises' | 'films') => {
  const { id } = await lessonIn(world)
  const row = await made(world, rows, rows === 'films' ? film(id) : exercise(id))
  return { path: row.path, revision: row.revision, ids: [row.id.split('.').at(-1)] }
}

/** What each changing call of the studio is asked with in test/audit.test.ts, so that it succeeds. */
export const changes: Record<string, (world: World) => Promise<Asked> | Asked> = {
  // People
  'POST /impersonateUser': ({ student }) => ({
    path: '/impersonateUser',
    body: { email: `${student.id}@boli.test` },
  }),
  'POST /admin/credits': ({ student }) => ({
    path: '/admin/credits',
    body: { userId: student.id, amount: 1, reason: 'A good question' },
  }),
  'PATCH /admin/users/:id': ({ student }) => ({
    path: `/admin/users/${student.id}`,
    body: { isStarUser: true },
  }),
  'POST /admin/enrolments': (world) => ({ path: '/admin/enrolments', body: pair(world) }),
  'DELETE /admin/enrolments': (world) => ({ path: '/admin/enrolments', body: pair(world) }),
  'POST /admin/users/:id/activationLink': ({ student }) => ({
    path: `/admin/users/${student.id}/activationLink`,
  }),
  'POST /admin/users/:id/resetLink': async ({ server }) => ({
    path: `/admin/users/${(await person(server, { enrol: false })).id}/resetLink`,
  }),
  'POST /admin/users/:id/endSessions': ({ student }) => ({ path: `/admin/users/${student.id}/endSessions` }),
  'DELETE /admin/users/:id/twoSteps': async ({ server }) => {
    const { id } = await person(server, { enrol: false })
    await server.sql`insert into second_factors (student_id, sealed_secret, begun_at, confirmed_at)
      values (${id}, '', now(), now())`
    return { path: `/admin/users/${id}/twoSteps`, body: { reason: 'Lost their phone' } }
  },
  'POST /admin/users/:id/export': ({ student }) => ({ path: `/admin/users/${student.id}/export` }),
  'DELETE /admin/users/:id': async ({ server }) => {
    const gone = await person(server, { enrol: false })
    return { path: `/admin/users/${gone.id}`, body: { email: `${gone.id}@boli.test` } }
  },
  'PATCH /admin/certificates/:number': async ({ server, student }) => {
    await server.sql`insert into course_completions (id, student_id, course_id)
      values ('BOLI-TEST-0001', ${student.id}, 'hindi-market')`
    return { path: '/admin/certificates/BOLI-TEST-0001', body: { isRevoked: true, reason: 'A mistake' } }
  },

  // Talk
  'PATCH /admin/reports/:id': async ({ server, student }) => {
    await server.sql`insert into issue_reports (id, student_id, issue_type, comments)
      values ('r-1', ${student.id}, 'other', 'The page is slow on my old phone.')`
    return { path: '/admin/reports/r-1', body: { status: 'in_progress' } }
  },
  'PATCH /admin/feedbacks/:id': async ({ server, student }) => {
    await server.sql`insert into feedbacks (id, student_id, lesson_id, comment)
      values ('f-1', ${student.id}, 'hindi-market-weights', 'Lovely')`
    return { path: '/admin/feedbacks/f-1', body: { answer: 'Thank you!' } }
  },
  'PATCH /admin/answerClaims/:id': async ({ server, student }) => {
    await server.sql`insert into answer_claims (id, student_id, exercise_id, attempt_id, answer, created_at)
      select 'c-1', ${student.id}, id, gen_random_uuid(), 'aam', now() from exercises
      where question_type = 'LISTEN WITH TYPE' and is_active order by id limit 1`
    return { path: '/admin/answerClaims/c-1', body: { state: 'declined' } }
  },
  'PATCH /admin/tutorRequests/:id': async (world) => {
    const { _id } = await made(world, 'tutors', tutor)
    await world.server
      .sql`insert into tutor_requests (id, student_id, tutor_id, language_id, class_size, kind,
        message, time_zone, created_at, changed_at)
      values ('q-1', ${world.student.id}, ${_id}, 'hindi', '1 to 1', 'message', 'Hello', 'UTC', now(), now())`
    return { path: '/admin/tutorRequests/q-1', body: { status: 'done' } }
  },
  'POST /admin/notifications': () => ({ path: '/admin/notifications', body: news }),
  'PATCH /admin/notifications/:id': async (world) => ({
    path: await one(world, 'notifications', news),
    body: { title: 'Hello again' },
  }),
  'DELETE /admin/notifications/:id': async (world) => ({ path: await one(world, 'notifications', news) }),
  'POST /admin/mails/:id/retry': async ({ server }) => {
    await server.sql`insert into mails (id, recipient, subject, text_body, html_body, failed_at)
      values ('m-1', 'x@boli.test', '', '', '', now())`
    return { path: '/admin/mails/m-1/retry' }
  },
  'POST /admin/tutors': () => ({ path: '/admin/tutors', body: tutor }),
  'PATCH /admin/tutors/:id': async (world) => ({
    path: `/admin/tutors/${(await made(world, 'tutors', tutor))._id}`,
    body: { price: 16 },
  }),
  'DELETE /admin/tutors/:id': async (world) => ({
    path: `/admin/tutors/${(await made(world, 'tutors', tutor))._id}`,
  }),

  // Money
  'POST /admin/plans': () => ({ path: '/admin/plans', body: plan() }),
  'PATCH /admin/plans/:id': async (world) => ({
    path: await one(world, 'plans', plan()),
    body: { name: `Plan ${unique()}` },
  }),
  'POST /admin/plans/:id/prices': async (world) => ({
    path: `${await one(world, 'plans', plan())}/prices`,
    body: { ...year, amounts: { INR: 95_000, USD: 2000 } },
  }),
  'DELETE /admin/plans/:id': async (world) => ({ path: await one(world, 'plans', plan()) }),
  'POST /admin/subscriptions': ({ student }) => ({
    path: '/admin/subscriptions',
    body: { email: `${student.id}@boli.test`, languageId: 'hindi', days: 30, reason: 'A scholarship' },
  }),
  'DELETE /admin/subscriptions/:id': async (world) => {
    const { id } = await person(world.server)
    const gift = { email: `${id}@boli.test`, languageId: 'hindi', days: 30, reason: 'A scholarship' }
    return { path: await one(world, 'subscriptions', gift), body: { reason: 'A mistake' } }
  },
  'POST /admin/providerEvents/:id/retry': async ({ server }) => {
    await server.sql`insert into provider_events (provider, event_id, type, body, occurred_at, received_at, attempts, outcome)
      values ('sandbox', 'e-1', 'nothing.known', '{}', now(), now(), 3, 'It did not work')`
    return { path: '/admin/providerEvents/sandbox:e-1/retry' }
  },
  'POST /admin/providerEvents/:id/settle': async ({ server }) => {
    await server.sql`insert into provider_events (provider, event_id, type, body, occurred_at, received_at, applied_at, outcome)
      values ('sandbox', 'e-2', 'nothing.known', '{}', now(), now(), now(), 'refused: paid 1, asked for 2')`
    return { path: '/admin/providerEvents/sandbox:e-2/settle' }
  },

  // Site
  'PATCH /admin/settings': async (world) => ({
    path: '/admin/settings',
    body: { tagline: 'Hindi for everybody', version: (await kept(world, 'settings')).version },
  }),
  'PUT /admin/settings/languages/:id': () => ({
    path: '/admin/settings/languages/hindi',
    body: { isOpen: true },
  }),
  'PUT /admin/settings/twoSteps': () => ({
    path: '/admin/settings/twoSteps',
    body: { isRequired: false },
  }),
  'POST /admin/legalTexts/:kind': () => ({ path: '/admin/legalTexts/terms', body: legal() }),
  'DELETE /admin/legalTexts/:kind/:id': async (world) => ({
    path: await one(world, 'legalTexts/privacy', legal()),
  }),
  'POST /admin/team': () => ({ path: '/admin/team', body: member }),
  'PATCH /admin/team/:id': async (world) => ({
    path: await one(world, 'team', member),
    body: { title: 'Author' },
  }),
  'DELETE /admin/team/:id': async (world) => ({ path: await one(world, 'team', member) }),
  'PUT /admin/team/order': async (world) => ({
    path: '/admin/team/order',
    body: { ids: [(await made(world, 'team', member)).id] },
  }),
  'POST /admin/pictures': () => {
    const png = readFileSync(join(import.meta.dirname, '../public/icons/192.png')).toString('base64')
    return { path: '/admin/pictures', body: { picture: `data:image/png;base64,${png}` } }
  },

  // What is taught, a row at a time
  'POST /admin/languages': () => ({ path: '/admin/languages', body: language() }),
  'PATCH /admin/languages/:id': async (world) => ({
    path: await one(world, 'languages', language()),
    body: { name: 'Another tongue' },
  }),
  'DELETE /admin/languages/:id': async (world) => ({ path: await one(world, 'languages', language()) }),
  'POST /admin/courses': () => ({ path: '/admin/courses', body: newCourse() }),
  'PATCH /admin/courses/:id': async (world) => ({
    path: await one(world, 'courses', newCourse()),
    body: { description: 'Longer.' },
  }),
  'DELETE /admin/courses/:id': async (world) => ({ path: await one(world, 'courses', newCourse()) }),
  'POST /admin/chapters': async (world) => ({
    path: '/admin/chapters',
    body: { courseId: (await made(world, 'courses', newCourse())).id, name: 'Second' },
  }),
  'PATCH /admin/chapters/:id': async (world) => ({
    path: `/admin/chapters/${(await chapterOf(world)).id}`,
    body: { name: 'Another name' },
  }),
  'DELETE /admin/chapters/:id': async (world) => {
    const { courseId } = await chapterOf(world)
    return { path: await one(world, 'chapters', { courseId, name: 'Second' }) }
  },
  'POST /admin/lessons': async (world) => ({
    path: '/admin/lessons',
    body: { chapterId: (await chapterOf(world)).id, name: 'A lesson' },
  }),
  'PATCH /admin/lessons/:id': async (world) => ({
    path: `/admin/lessons/${(await lessonIn(world)).id}`,
    body: { aim: 'You can do more.' },
  }),
  'DELETE /admin/lessons/:id': async (world) => ({ path: `/admin/lessons/${(await lessonIn(world)).id}` }),
  'POST /admin/exercises': async (world) => ({
    path: '/admin/exercises',
    body: exercise((await lessonIn(world)).id),
  }),
  'PATCH /admin/exercises/:id': async (world) => ({
    path: await one(world, 'exercises', exercise((await lessonIn(world)).id)),
    body: { hear: { hi: 'सेब', en: 'apple' } },
  }),
  'DELETE /admin/exercises/:id': async (world) => ({
    path: await one(world, 'exercises', exercise((await lessonIn(world)).id)),
  }),
  'POST /admin/films': async (world) => ({ path: '/admin/films', body: film((await lessonIn(world)).id) }),
  'PATCH /admin/films/:id': async (world) => ({
    path: await one(world, 'films', film((await lessonIn(world)).id)),
    body: { title: 'At another stall' },
  }),
  'DELETE /admin/films/:id': async (world) => ({
    path: await one(world, 'films', film((await lessonIn(world)).id)),
  }),
  'POST /admin/exerciseMasters': () => ({ path: '/admin/exerciseMasters', body: master() }),
  'PATCH /admin/exerciseMasters/:id': async (world) => ({
    path: await one(world, 'exerciseMasters', master()),
    body: { name: `Master ${unique()}` },
  }),
  'DELETE /admin/exerciseMasters/:id': async (world) => ({
    path: await one(world, 'exerciseMasters', master()),
  }),
  'POST /admin/vocabularies': () => ({ path: '/admin/vocabularies', body: word() }),
  'PATCH /admin/vocabularies/:id': async (world) => ({
    path: await one(world, 'vocabularies', word()),
    body: { en: 'a carrot' },
  }),
  'DELETE /admin/vocabularies/:id': async (world) => ({ path: await one(world, 'vocabularies', word()) }),

  // How it is said and shown
  'POST /admin/videos': () => ({ path: '/admin/videos', body: { name: 'stall.mp4', size: 100_000 } }),
  'PUT /admin/recordings': () => ({ path: '/admin/recordings', body: { text: 'सेब', sound: tone() } }),
  'POST /admin/recordings/remove': async (world) => {
    await world.admin.put('/admin/recordings', { text: 'आम', sound: tone() })
    return { path: '/admin/recordings/remove', body: { text: 'आम', rate: 'normal' } }
  },

  // And as documents
  'PUT /admin/document': async (world) => {
    const { path, revision, text } = await draft(world)
    return { path: '/admin/document', body: { path, revision, text: `${text}# and more\n` } }
  },
  'POST /admin/document/restore': async (world) => {
    const { path, revision } = await draft(world)
    return { path: '/admin/document/restore', body: { path, revision, to: revision - 1 } }
  },
  'POST /admin/document/discard': async (world) => {
    const path = 'hindi/market/01-mangoes.yaml'
    const { text, revision } = await kept(world, `document?path=${path}`)
    const saved = await world.admin.put('/admin/document', { path, revision, text: `${text}# more\n` })
    return { path: '/admin/document/discard', body: { path, revision: saved.body.results.data.revision } }
  },
  'POST /admin/publish': async (world) => {
    const path = 'hindi/market/02-weights.yaml'
    const { text, revision } = await kept(world, `document?path=${path}`)
    await world.admin.put('/admin/document', { path, revision, text: `${text}# more\n` })
    return { path: '/admin/publish', body: { path } }
  },
  'POST /admin/import': async (world) => {
    const path = 'hindi/market/03-how-much.yaml'
    const { text } = await kept(world, `document?path=${path}`)
    return { path: '/admin/import', body: { files: [{ path, text: `${text}# more\n` }] } }
  },
  'POST /admin/words/import': () => ({
    path: '/admin/words/import',
    body: { courseId: 'hindi-market', form: 'csv', text: 'hi,en,is\nमूली,radish,noun f\n' },
  }),
  'PUT /admin/order/exercises': async (world) => ({
    path: '/admin/order/exercises',
    body: await ordered(world, 'exercises'),
  }),
  'PUT /admin/order/films': async (world) => ({
    path: '/admin/order/films',
    body: await ordered(world, 'films'),
  }),
  'PUT /admin/order/words': async (world) => {
    const path = 'hindi/market/words.yaml'
    const { revision, content } = await kept(world, `document?path=${path}`)
    const ids = content.words.map(({ id }: { id: string }) => id)
    return { path: '/admin/order/words', body: { path, revision, ids: ids.reverse() } }
  },
  'PUT /admin/order/lessons': async (world) => {
    const { courseId, path, revision, id } = await chapterOf(world)
    return {
      path: '/admin/order/lessons',
      body: { path, revision, chapters: [{ id: id.slice(courseId.length + 1), lessons: [] }] },
    }
  },
  'PUT /admin/order/courses': async (world) => {
    const ids = [await made(world, 'courses', newCourse()), await made(world, 'courses', newCourse())]
    return {
      path: '/admin/order/courses',
      body: { languageId: 'hindi', ids: ids.map(({ id }) => id).reverse() },
    }
  },
}
