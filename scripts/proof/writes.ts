import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { ask, type Claim, type Json, type Learner } from './learner.ts'

const lesson = 'hindi-market-mangoes'
const place = { course: 'hindi', unit: 'hindi-market', chapter: 'hindi-market.fruit', lesson }
const words = ['aam', 'kelaa', 'seb', 'kilo', 'do', 'namaste', 'sau', 'rupayaa']

/** One thing that a student does again and again: the nth time, and what its reply promised. */
export type Write = (learner: Learner, turn: number) => Promise<Claim[]>

const has = (held: Json, part: string, fits: (row: Json) => boolean) => (held[part] ?? []).some(fits)
const good = (reply: { status: number } | null) => reply?.status === 200
const attempt = (answer: string) => ({ id: randomUUID(), answer, ms: 900, hints: 0 })

/** A wrong answer: logged, and nothing completed. */
const answers: Write = async (learner) => {
  const given = attempt('कुछ नहीं')
  const reply = await ask(learner, 'POST /attempts', { exerciseId: `${lesson}.e7`, attempt: given })
  return good(reply) ? [logged(given.id)] : []
}

/** A right answer: logged and completed in one transaction. */
const progress: Write = async (learner, turn) => {
  const exercise = `${lesson}.${turn % 2 === 0 ? 'e1' : 'e2'}`
  const given = attempt('watched')
  const body = { ...place, completedExerciseId: exercise, attempt: given }
  const reply = await ask(learner, 'POST /updateuserprogress', body)
  const done = (held: Json) => has(held, 'completions', ({ item_id }) => item_id === exercise)
  return good(reply) ? [logged(given.id), { what: 'completion', holds: done }] : []
}

/** A word met: completed, and from then on remembered. */
const wordsMet: Write = async (learner, turn) => {
  const word = `hindi.${words[turn % words.length]}`
  const reply = await ask(learner, 'POST /updateuserprogress', { ...place, completedVocabularyId: word })
  const met = (held: Json) => has(held, 'completions', ({ item_id }) => item_id === word)
  const card = (held: Json) => has(held, 'reviewCards', ({ item_id }) => item_id === word)
  return good(reply)
    ? [
        { what: 'word', holds: met },
        { what: 'card', holds: card },
      ]
    : []
}

const reviews: Write = async (learner, turn) => {
  // What is reviewed must have been met.
  if (!learner.claims.some(({ what }) => what === 'card')) return wordsMet(learner, 0)
  const given = attempt(`hindi.${words[turn % words.length]}`)
  const cardId = `hindi.${words[0]}`
  const reply = await ask(learner, 'POST /review/answers', { cardId, ...given })
  if (!good(reply)) return []
  return [{ what: 'review', holds: (held) => has(held, 'reviewAnswers', ({ id }) => id === given.id) }]
}

const letters: Write = async (learner) => {
  const id = randomUUID()
  const reply = await ask(learner, 'POST /script/events', { events: [{ id, kind: 'traced', item: 'क्ष' }] })
  return good(reply)
    ? [{ what: 'letter', holds: (held) => has(held, 'letters', (row) => row.id === id) }]
    : []
}

/** What is overwritten stands as it was last acknowledged, or as it was sent after that. */
const overwritten: Write = async (learner, turn) => {
  const page = await ask(learner, 'POST /lastVisitedPage', { lastVisitedPage: `/n/${turn}` })
  const comment = `Review ${turn}`
  const review = await ask(learner, 'POST /addfeedback', { lesson, rating: '4', comment })
  const last = (text: unknown) => Number(/\d+$/.exec(String(text))?.[0] ?? -1)
  return [
    ...(good(page)
      ? [{ what: 'page', holds: (held: Json) => last(held.profile.last_visited_page) >= turn }]
      : []),
    ...(good(review)
      ? [
          {
            what: 'feedback',
            holds: (held: Json) => has(held, 'feedback', (row) => last(row.comment) >= turn),
          },
        ]
      : []),
  ]
}

const reports: Write = async (learner, turn) => {
  const comments = `The picture of the mango is a banana (${turn}).`
  const reply = await ask(learner, 'POST /report', { issueType: 'content', comments })
  const id = reply?.body?.results?.data?.id
  return good(reply)
    ? [{ what: 'report', holds: (held) => has(held, 'reports', (row) => row.id === id) }]
    : []
}

/** A picture is a file: its claim asks for its bytes, which the audit does beside the rows. */
const pictures: Write = async (learner, turn) => {
  const background = { r: turn % 256, g: (turn * 7) % 256, b: (turn * 31) % 256 }
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const form = { name: 'Asha', surname: 'Raoof', email: learner.email, dob: '01-01-2000', country_id: 'IN' }
  const picture = { profile_pic: `data:image/png;base64,${png.toString('base64')}`, type: 'png' }
  const reply = await ask(learner, 'PUT /update', { ...form, ...picture })
  return good(reply) ? [{ what: 'picture', holds: (held) => held.profile.picture !== '' }] : []
}

function logged(id: string): Claim {
  return { what: 'attempt', holds: (held) => has(held, 'attempts', (row) => row.id === id) }
}

/** What a student may do as often as they like, where there are limits. */
export const unlimited: Write[] = [answers, progress, wordsMet, reviews, letters, overwritten, pictures]

export const writes: Write[] = [...unlimited, reports]

/** Reading what one was told: the admin tells, the student reads. */
export function notices(admin: Learner): Write {
  return async (learner, turn) => {
    const audience = { kind: 'student', id: learner.id }
    const news = { category: 'officialNews', title: `News ${turn}`, audience }
    const told = await ask(admin, 'POST /admin/notifications', news)
    const id = told?.body?.results?.data?.id
    if (!good(told)) return []
    const kept = {
      what: 'notification',
      holds: (held: Json) => has(held, 'notifications', (row) => row.id === id),
    }
    const read = await ask(learner, 'POST /updateUserNotification', { notificationId: id, isReaded: true })
    const isRead = (held: Json) => has(held, 'notificationsRead', (row) => row.notification_id === id)
    return good(read) ? [kept, { what: 'reading', holds: isRead }] : [kept]
  }
}

/** Everybody writes at once, each the next as soon as the last was answered, until `until` says so. */
export async function writeUntil(learner: Learner, all: Write[], until: () => boolean): Promise<void> {
  const first = learner.turns
  await Promise.all(
    all.map(async (write) => {
      for (let turn = first; !until(); turn += 1) {
        learner.turns = Math.max(learner.turns, turn + 1)
        learner.claims.push(...(await write(learner, turn)))
      }
    }),
  )
}
