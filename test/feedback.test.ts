import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Course } from '#calls/courses.ts'
import { AdminFeedback, Feedback } from '#calls/feedback.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN' })
})
afterAll(() => server.close())

const lesson = 'hindi-market-weights'
async function reviewOf(comment: string): Promise<{ who: Person; id: string }> {
  const who = await person(server)
  const { id } = (await who.post('/addfeedback', { lesson, rating: '4.5', comment })).as(Feedback)
  return { who, id }
}
const shown = async () =>
  (await answered(fetch(`${server.url}/api/feedbacks/${lesson}`))).as(z.array(Feedback))
const shownReview = async (id: string) => (await shown()).find((review) => review.id === id)

test('the academy answers a review where everybody reads it, and mends its answer', async () => {
  const { id } = await reviewOf('More about kilos, please.')
  expect((await shownReview(id))?.answer).toBe('')
  await admin.patch(`/admin/feedbacks/${id}`, { answer: 'They come next month.' })
  await admin.patch(`/admin/feedbacks/${id}`, { answer: 'They are here.' })
  expect(await shownReview(id)).toMatchObject({
    comment: 'More about kilos, please.',
    rating: '4.5',
    answer: 'They are here.',
    user: { name: 'Asha R.' },
  })
})

test('an admin hides a review with a reason, which nobody else reads, and shows it again', async () => {
  const { id, who } = await reviewOf('Call me at 12345.')
  expect(await admin.patch(`/admin/feedbacks/${id}`, { isHidden: true })).toMatchObject({
    status: 400,
    body: { message: 'Please say why it is hidden' },
  })
  const hidden = (
    await admin.patch(`/admin/feedbacks/${id}`, { isHidden: true, reason: 'A phone number' })
  ).as(AdminFeedback)
  expect([hidden.isHidden, hidden.hideReason]).toEqual([true, 'A phone number'])
  expect(await shownReview(id)).toBe(undefined)
  // Written anew, it stays hidden: an admin looks first.
  await who.post('/addfeedback', { lesson, comment: 'Call me again.' })
  expect(await shownReview(id)).toBe(undefined)
  const answeredToo = (await admin.patch(`/admin/feedbacks/${id}`, { answer: 'Please do not.' })).as(
    AdminFeedback,
  )
  expect([answeredToo.isHidden, answeredToo.hideReason]).toEqual([true, 'A phone number'])
  await admin.patch(`/admin/feedbacks/${id}`, { isHidden: false })
  expect((await shownReview(id))?.comment).toBe('Call me again.')
})

test('only an admin answers and hides; a review that is not there is not found', async () => {
  const { id, who } = await reviewOf('Mine alone to change.')
  expect((await who.patch(`/admin/feedbacks/${id}`, { answer: 'Myself' })).status).toBe(403)
  expect((await admin.patch('/admin/feedbacks/nothing', { answer: 'Hello' })).status).toBe(404)
})

test('a course tells the average of its stars and how many spoke, without the hidden ones', async () => {
  await server.sql`delete from feedbacks`
  const card = async (who: Person) => {
    const { rating, reviewCount } = (await who.get('/courses/hindi-market')).as(Course)
    return [rating, reviewCount]
  }
  const reader = await person(server)
  expect(await card(reader)).toEqual([null, 0])
  for (const rating of ['5', '4.5', '4', '']) {
    await (await person(server)).post('/addfeedback', { lesson, rating, comment: 'Good' })
  }
  expect(await card(reader)).toEqual([4.5, 4])
  const { id } = await reviewOf('Counted until it is hidden.')
  const two = await person(server)
  await two.post('/addfeedback', { lesson, rating: '0.5' })
  expect(await card(reader)).toEqual([3.7, 6])
  await admin.patch(`/admin/feedbacks/${id}`, { isHidden: true, reason: 'Rude' })
  expect(await card(reader)).toEqual([3.5, 5])
  const listed = (await reader.get('/userCourses?languageId=hindi')).as(z.array(Course))
  expect(listed.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
    [null, 0],
    [3.5, 5],
  ])
})

test('only who wrote a review is told that it is theirs', async () => {
  const { id, who } = await reviewOf('Mine to mend.')
  const other = await person(server)
  const isOwn = async (reader: Person) =>
    (await reader.get(`/feedbacks/${lesson}`)).as(z.array(Feedback)).find((review) => review.id === id)?.isOwn
  expect([await isOwn(who), await isOwn(other), (await shownReview(id))?.isOwn]).toEqual([true, false, false])
})
