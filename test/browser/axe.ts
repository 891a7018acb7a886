import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isDrawn } from './student.ts'

/** What axe looks at of colours: all that another theme can change. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** No serious finding of axe on the page as it stands, in either theme; it holds still from then on. */
export async function isAccessible(page: Page, route: string): Promise<void> {
  // A colour on its way is not the colour that is read: what is on its way arrives, what sets out later is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await isDrawn(page)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime) < 10_000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const everything = axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  await findsNothing(everything, route)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await page.emulateMedia({ colorScheme: other })
  await isDrawn(page)
  await findsNothing(axe(page).withRules(ofColours), `${route}, ${other}`)
  await page.emulateMedia({ colorScheme: own })
}

/** In the page itself, which has no frames of others: the other way opens a second page for each finding. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function findsNothing(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect.soft(serious.map(({ id, nodes }) => [where, id, nodes[0]?.html])).toEqual([])
}
