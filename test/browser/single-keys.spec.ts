import { expect, type Page, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { completeExercises, fetched, problemsOf, signIn } from './student.ts'

const place = {
  course: 'hindi',
  unit: 'hindi-conversations',
  chapter: 'hindi-conversations.meeting',
  lesson: 'hindi-conversations-how-are-you',
}
const way = `/introduction/course/hindi/chapter/${place.chapter}/unit/${place.unit}/lesson/${place.lesson}`
const server = servedOn(3203)

const turn = async (page: Page, choice: 'On' | 'Off') => {
  await page.goto(`${server.url}/profile`)
  await page.getByRole('group', { name: 'Keyboard shortcuts' }).getByLabel(choice).check()
}
const captions = (page: Page) => page.evaluate(() => localStorage.getItem('captions'))

test('who switches single keys off presses nothing by them', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${place.lesson}`)
  const kept = exercises.find(({ questionType }) => questionType === 'READING WITH TEXT')?.id
  await completeExercises(
    page,
    place,
    exercises.map(({ id }) => id).filter((id) => id !== kept),
  )
  await turn(page, 'Off')
  await isAccessible(page, 'profile with the switch')

  await test.step('in practice no digit chooses, no letter helps, and no key is named that does nothing', async () => {
    await page.goto(`${server.url}${way}/practice`)
    await expect(page.getByRole('radio').first()).toBeAttached()
    for (const key of ['1', '2', 'h', 's', 'Space', 'Enter']) await page.keyboard.press(key)
    await expect(page.locator('[data-choice]:checked')).toHaveCount(0)
    await expect(page.locator('[aria-keyshortcuts]:not([aria-keyshortcuts^="Alt+"])')).toHaveCount(0)
    // What needs a second key stays.
    const hints = page.getByRole('status').getByRole('listitem')
    await expect(hints).toHaveCount(0)
    await page.keyboard.press('Alt+h')
    await expect(hints).toHaveCount(1)
  })

  await test.step('at a film C leaves the captions alone', async () => {
    await page.goto(server.url + way)
    await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
    await page.keyboard.press('c')
    expect(await captions(page)).toBe(null)
  })

  await test.step('switched on again, they do what they did', async () => {
    await turn(page, 'On')
    await page.goto(server.url + way)
    await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
    await page.keyboard.press('c')
    await expect.poll(() => captions(page)).toContain('false')
    await page.goto(`${server.url}${way}/practice`)
    await expect(page.getByRole('radio').first()).toBeAttached()
    await page.keyboard.press('1')
    await expect(page.locator('[data-choice]:checked')).toHaveCount(1)
  })
  expect(problems).toEqual([])
})

test('Mor stirs and rests', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target as Element).closest('svg.mor')) return
      const ends = (target as Element)
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming().endTime)
      const { dataset } = document.documentElement
      dataset.rests = `${Math.max(Number(dataset.rests ?? 0), ...ends.map(Number))}`
    })
  })
  await page.goto(`${server.url}/no-such-page`)
  const mor = page.locator('svg.mor')
  await expect(mor).toBeVisible()
  const running = () =>
    mor.evaluate(
      (svg) => svg.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length,
    )
  const rests = () => page.evaluate(() => Number(document.documentElement.dataset.rests ?? 0))
  await expect.poll(rests).toBeGreaterThan(0)
  await expect.poll(running).toBe(0)
  expect(await rests()).toBeLessThan(6000)
})
