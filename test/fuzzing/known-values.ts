import type { Sql } from '#server/database/sql.ts'

/** What a field of this name may hold, so that what is asked for is there. Never empty. */
export type Known = (field: string) => readonly string[]

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const written: Record<string, string[]> = {
  password: ['seven mangoes'],
  newPassword: ['seven mangoes'],
  confirmPassword: ['seven mangoes'],
  new_password: ['seven mangoes'],
  c_password: ['seven mangoes'],
  dob: ['01-02-1990'],
  country_id: ['IN'],
  country: ['IN'],
  currency: ['INR', 'usd'],
  profile_pic: [picture],
  picture: [picture],
  bytes: ['AAAA'],
  sound: ['AAAA'],
  zip: ['UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=='],
  type: ['image/png', 'png'],
  timeZone: ['Asia/Kolkata'],
  url: ['https://boli.test/activate'],
  origin: ['http://localhost:3000'],
  path: ['hindi/market/01-mangoes.yaml', 'hindi/market/course.yaml', 'hindi/market/words.yaml'],
  from: ['09:00', '2026-01-01'],
  until: ['17:00', '2026-12-31'],
  item: ['ka', 'क'],
  body: ['## A heading\n\nAnd its words.'],
  timeStamp: ['1700000000000'],
  firstName: ['Asha'],
  lastName: ['Rao'],
  name: ['Asha'],
  surname: ['Rao'],
  letter: ['अ'],
}

/** Fields that hold the id of something, and where such things are kept. */
const kept: [fields: RegExp, query: string][] = [
  [/^(courseId|course|unit|unitId)$/, 'select id from courses'],
  [/^(chapterId|chapter)$/, 'select id from chapters'],
  [/^(lessonId|lesson|lesson_id)$/, 'select id from lessons'],
  [/^(exerciseId|exercise|completedExerciseId|exerciseDetailUrl)$/, 'select id from exercises'],
  [/^(vocabulary|completedVocabularyId|vocabularyUrl)$/, 'select id from vocabularies'],
  [/^(videoId|film)$/, 'select id from films'],
  [/^(language|languageId|language_id|product_id|levelId)$/, 'select id from languages'],
  [/^(userId|actorId|customerId|subjectId)$/, 'select id from students'],
  [/^email$/, 'select email from students'],
  [/^tutor_id$/, 'select id from tutors'],
  [/^(priceId|premiumprice_id)$/, 'select id from prices'],
  [/^notificationId$/, 'select id from notifications'],
  [/^cardId$/, 'select item_id from review_cards'],
  [/^attemptId$/, 'select id from attempts'],
  [/^number$/, 'select id from course_completions'],
]

/** What `:id` and `ids` mean is said by the words of the path they stand in. */
const ofPath: [path: RegExp, query: string][] = [
  [/users|profile|impersonat/i, 'select id from students'],
  [/tutors\/requests|tutorRequests/i, 'select id from tutor_requests'],
  [/tutor/i, 'select id from tutors'],
  [/feedback/i, 'select id from feedbacks'],
  [/plans/i, 'select id from plans'],
  [/team/i, 'select id from team_members'],
  [/notification/i, 'select id from notifications'],
  [/mails/i, 'select id from mails'],
  [/orders/i, 'select id from orders'],
  [/subscription/i, 'select id from subscriptions'],
  [/claims/i, 'select id from answer_claims'],
  [/videos/i, 'select id from video_uploads'],
  [/legalTexts/i, 'select id from legal_texts'],
  [/reports|issue/i, 'select id from issue_reports'],
  [/./, 'select id from languages'],
]

/** What stands in the database for a call of a path; looked up anew after so many calls, for they change it. */
export function knownValues(sql: Sql): (path: string) => Promise<Known> {
  let asked = 0
  let found = new Map<string, Promise<string[]>>()
  const first = (query: string) => {
    const values = found.get(query) ?? firstOf(sql, query)
    found.set(query, values)
    return values
  }
  return async (path) => {
    asked += 1
    if (asked % 25 === 0) found = new Map()
    const own = await first(ofPath.find(([words]) => words.test(path))?.[1] ?? 'select id from languages')
    const byField = await Promise.all(
      kept.map(async ([fields, query]) => ({ fields, values: await first(query) })),
    )
    return (field) => {
      const ids = /^ids?$/.test(field) ? own : byField.find(({ fields }) => fields.test(field))?.values
      const values = [...(ids ?? []), ...(Object.hasOwn(written, field) ? (written[field] ?? []) : [])]
      return values.length > 0 ? values : ['What is said', 'hindi']
    }
  }
}

async function firstOf(sql: Sql, query: string): Promise<string[]> {
  const rows = await sql.unsafe(`${query} limit 5`).values()
  return rows.flat().map(String)
}
