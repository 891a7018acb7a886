import { expect, test } from '@playwright/test'
import { servedOn } from './own-server.ts'

const server = servedOn(3217)
const pages = ['/', '/login', '/register', '/pricing', '/subscription/hindi', '/aboutus', '/contact']

for (const width of [375, 1440])
  test(`a first visit holds still when its faces come after its first picture, ${width} px`, async ({
    browser,
  }) => {
    const moved: string[] = []
    for (const path of pages) {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const page = await context.newPage()
      const drawn = Promise.withResolvers<void>()
      await page.route(/\.woff2$/, async (route) => {
        await drawn.promise
        await route.continue()
      })
      await page.goto(server.url + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      drawn.resolve()
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(
        () => document.fonts.check('16px Mukta') && document.fonts.status === 'loaded',
      )
      const shift = await page.evaluate(async () => {
        // The picture with the faces, and the one after it.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type: 'layout-shift', buffered: true })
        const shifts = observer.takeRecords() as unknown as { value: number }[]
        return shifts.reduce((sum, { value }) => sum + value, 0)
      })
      if (shift > 0.05) moved.push(`${path} by ${shift.toFixed(3)}`)
      await context.close()
    }
    expect(moved).toEqual([])
  })
