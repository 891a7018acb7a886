import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isDrawn } from './student.ts'

/** No serious finding of axe on the page as it stands; it holds still from then on. */
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
  // In the page itself, which has no frames of others: the other way opens a second page for each finding.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect.soft(serious.map(({ id, nodes }) => [route, id, nodes[0]?.html])).toEqual([])
}
