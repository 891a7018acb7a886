import { expect, test } from '@playwright/test'
import type { Lesson } from '#calls/lessons.ts'
import type { Exercise } from '#calls/practice.ts'
import type { ReviewItem } from '#calls/review.ts'
import { servedOn } from './own-server.ts'
import { changeAnswers, hasCome, signIn } from './student.ts'

const id = 'hindi-conversations-hello'
const place = `course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/${id}`
const server = servedOn(3214)

const anew = (exercises: Exercise[]) => {
  for (const exercise of exercises) exercise.question = `Anew: ${exercise.question}`
}
const pages = [
  {
    name: 'a lesson',
    route: `/introduction/${place}`,
    call: `/lessons/${id}`,
    change: (data: unknown) => {
      for (const { film } of (data as Lesson).lesson.videos) if (film) film.audio += '&anew'
    },
    shown: 'audio[src$="&anew"]',
  },
  {
    name: 'practice',
    route: `/${place}/practice`,
    call: `/lessonExercises/${id}`,
    change: (data: unknown) => anew(data as Exercise[]),
    shown: 'text=/^Anew: /',
  },
  {
    name: 'the review',
    route: '/review',
    call: '/review',
    change: (data: unknown) => anew((data as { items: ReviewItem[] }).items.map(({ exercise }) => exercise)),
    shown: 'text=/^Anew: /',
  },
]

for (const { name, route, call, change, shown } of pages) {
  test(`${name} that comes back into sight hours later is asked for anew, and stays where nobody answers`, async ({
    page,
  }) => {
    await signIn(page, server.url, 'student@boli.test')
    await page.goto(server.url + route)
    await hasCome(page)
    const heading = page.getByRole('heading', { level: 1 })
    const asked = (await heading.textContent()) ?? ''
    let times = 0
    await changeAnswers(page, call, (data) => {
      times += 1
      change(data)
    })
    let isDown = false
    await page.route(/\/api\//, (one) => (isDown ? one.abort() : one.fallback()))
    const now = Date.now()
    const comesBack = async (hours: number) => {
      await page.clock.setSystemTime(now + hours * 3_600_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    }

    await comesBack(3)
    isDown = true
    const failed = page.waitForEvent('requestfailed')
    await comesBack(5)
    await failed
    isDown = false
    expect(times).toBe(0)
    await expect(heading).toHaveText(asked)

    await comesBack(6)
    await expect(page.locator(shown).first()).toBeAttached()
    expect(times).toBe(1)
  })
}
