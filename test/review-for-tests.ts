import { randomUUID } from 'node:crypto'
import { review, reviewAnswers } from '#calls/review.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { person as learner, type Person, testCurriculum } from './learner-for-tests.ts'
import { startServer } from './server-for-tests.ts'

export const firstDay = new Date('2026-11-20T08:00:00Z')
export const lesson = 'hindi-market-mangoes'
export const place = { course: 'hindi', unit: 'hindi-market', chapter: 'hindi-market.fruit', lesson }

type Given = ReturnType<typeof given>

/** An answer as the wire has it, slow and without help unless told otherwise. */
export const given = (
  answer: string | string[],
  more: { id?: string; ms?: number; hints?: number; ago?: number } = {},
) => {
  return { id: randomUUID(), answer, ms: 20_000, hints: 0, ...more }
}

/** A server whose clock the test moves, with the small curriculum. */
export async function startReviewServer() {
  let clock = firstDay
  const server = await startServer({ env: { CURRICULUM_DIR: testCurriculum }, now: () => clock })
  await loadCurriculum(server.sql, testCurriculum)
  return {
    server,
    now: () => clock,
    setClock: (to: Date) => {
      clock = to
    },
    later: (days: number) => {
      clock = new Date(clock.getTime() + days * 86_400_000)
    },
    /** Somebody whose session outlives all the days of a test. */
    person: async (more: Parameters<typeof learner>[1] = {}): Promise<Person> => {
      const one = await learner(server, more)
      await server.sql`update session_bearers set expires_at = '2100-01-01'`
      await server.sql`update auth_sessions set expires_at = '2100-01-01'`
      return one
    },
  }
}

export const meet = (who: Person, ...words: string[]) =>
  Promise.all(
    words.map((word) =>
      who.post('/updateuserprogress', { ...place, completedVocabularyId: `hindi.${word}` }),
    ),
  )

export const complete = (who: Person, exercise: string, attempt: Given) =>
  who.post('/updateuserprogress', { ...place, completedExerciseId: `${lesson}.${exercise}`, attempt })

export const fail = (who: Person, exercise: string, answer: string | string[]) =>
  who.post('/attempts', { exerciseId: `${lesson}.${exercise}`, attempt: given(answer) })

export const sessionOf = async (who: Person, timeZone = 'UTC') =>
  (await who.get(`/review?timeZone=${encodeURIComponent(timeZone)}`)).as(review.reply)

export const itemsOf = async (who: Person) => (await sessionOf(who)).items.map(({ cardId }) => cardId)

export const answerTo = async (who: Person, cardId: string, attempt: Given) =>
  (await who.post('/review/answers', { cardId, ...attempt })).as(reviewAnswers.reply)
