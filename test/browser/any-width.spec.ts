import { expect, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { beyondTheEdge, hasCome, signIn } from './student.ts'

const server = servedOn(3192)

const pages = {
  'a visitor': ['/', '/pricing', '/aboutus', '/login'],
  'student@boli.test': ['/dashboard', '/credits', '/profile', '/tutors'],
  'admin@boli.test': ['/studio', '/studio/students'],
}

for (const [who, routes] of Object.entries(pages)) {
  test(`whatever the width of the window, no page of ${who} scrolls sideways`, async ({ page }) => {
    if (who.includes('@')) await signIn(page, server.url, who)
    for (const route of routes) {
      await page.goto(server.url + route)
      await hasCome(page)
      for (let width = 320; width <= 1460; width += 12) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await beyondTheEdge(page), route).toEqual([])
      }
    }
  })
}
