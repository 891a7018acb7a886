import type { TestServer } from './server-for-tests.ts'

export interface LoggedAnswer {
  id: string
  item: string
  answer: string | string[]
  verdict: 'exact' | 'accepted' | 'hint' | 'wrong'
  ms: number
  at: Date
  isReview: boolean
}

/** A small generator with a seed: the same numbers at every run. */
export function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const upTo = (count: number) => Math.floor(next() * count)
  return {
    upTo,
    oneOf: <Thing>(things: readonly Thing[]) => things[upTo(things.length)] as Thing,
    id: () => {
      const hex = () => upTo(65_536).toString(16).padStart(4, '0')
      return `${hex()}${hex()}-${hex()}-4${hex().slice(1)}-a${hex().slice(1)}-${hex()}${hex()}${hex()}`
    },
  }
}

const verdicts = ['exact', 'exact', 'accepted', 'hint', 'wrong', 'wrong'] as const
const givens = ['आम', 'केला', 'कीलो', 'सेव', 'दस रुपये किलो', 'सौ रूपये किलो', 'aam', 'x']

/** Answers to exercises and to words of the review, over so many days before a moment. */
export function generateLog(
  { seed, count, days, until }: { seed: number; count: number; days: number; until: Date },
  { exercises, words }: { exercises: readonly string[]; words: readonly string[] },
): LoggedAnswer[] {
  const { upTo, oneOf, id } = dice(seed)
  return Array.from({ length: count }, (): LoggedAnswer => {
    const isReview = upTo(4) === 0
    return {
      id: id(),
      item: oneOf(isReview ? words : exercises),
      answer: oneOf(isReview ? [...givens, ...words] : [...givens, ['दो', 'आम']]),
      verdict: oneOf(verdicts),
      ms: upTo(90_000),
      at: new Date(until.getTime() - upTo(days * 86_400_000) - 1000),
      isReview,
    }
  })
}

/** Puts a log where the server keeps it. */
export async function insertLog(
  { sql }: TestServer,
  studentId: string,
  log: readonly LoggedAnswer[],
): Promise<void> {
  const rows = (isReview: boolean) => JSON.stringify(log.filter((one) => one.isReview === isReview))
  await sql`insert into attempts (student_id, id, exercise_id, answer, verdict, ms, hints, answered_at)
    select ${studentId}, id, item, answer, verdict, ms, 0, at
    from jsonb_to_recordset(${rows(false)}::text::jsonb)
      as log(id uuid, item text, answer jsonb, verdict text, ms int, at timestamptz)`
  await sql`insert into review_log (student_id, id, item_id, kind, source, rating, state, verdict, answer, ms,
      hints, reviewed_at)
    select ${studentId}, id, item, 'word', 'review', 3, 2, verdict, answer, ms, 0, at
    from jsonb_to_recordset(${rows(true)}::text::jsonb)
      as log(id uuid, item text, answer jsonb, verdict text, ms int, at timestamptz)
    order by at`
}
