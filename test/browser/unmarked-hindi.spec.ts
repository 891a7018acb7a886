import { expect, test } from '@playwright/test'
import type { MyMistake } from '#calls/review.ts'
import { servedOn } from './own-server.ts'
import { changeAnswers, hasCome, signIn } from './student.ts'
import { unmarkedHindi } from './unmarked-hindi.ts'

test.slow()

const server = servedOn(3119)

const lesson =
  '/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/hindi-conversations-hello'
const visited = ['/', '/aboutus', '/contact', '/pricing', '/subscription/hindi', '/login', '/try', '/nowhere']
const studied = [
  '/dashboard',
  '/mycoursesold',
  '/coursedetails/hindi-conversations',
  '/mywords',
  '/mywords?tab=mistakes',
  '/analytics',
  '/placement',
  '/profile',
  '/profilebookatutor',
  '/notification',
  '/script',
  '/script/conjuncts',
  '/review',
  lesson,
  lesson.replace(/hello$/, 'how-are-you'),
  // Its aim has Hindi in it.
  '/introduction/course/hindi/chapter/hindi-devanagari.first/unit/hindi-devanagari/lesson/hindi-devanagari-first-line',
  // Closed to this student, and its name has Hindi in it.
  '/introduction/course/hindi/chapter/hindi-devanagari.joined/unit/hindi-devanagari/lesson/hindi-devanagari-ra',
  `${lesson.replace('/introduction', '')}/practice`,
]

test('a question of the notebook says where it is Hindi', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await changeAnswers(page, '/myMistakes', (data) => {
    const [mistake] = data.mistakes as MyMistake[]
    data.mistakes = [{ ...mistake, question: 'What does अब mean?', english: 'It is अब, now.' }]
  })
  await page.goto(`${server.url}/mywords?tab=mistakes`)
  await expect(page.getByText('What does')).toBeVisible()
  expect(await unmarkedHindi(page)).toEqual([])
})

test('wherever Hindi stands it is said to be Hindi, so that no voice reads it as English', async ({
  page,
}) => {
  for (const route of [...visited, ...studied]) {
    if (route === studied[0]) await signIn(page, server.url, 'student@boli.test')
    await page.goto(server.url + route)
    await hasCome(page)
    expect.soft(await unmarkedHindi(page), route).toEqual([])
  }
  await page.evaluate(() => document.body.append(' नमस्ते '))
  expect(await unmarkedHindi(page)).toEqual(['en BODY नमस्ते'])
})
