import { expect, type Locator, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { hasCome, signIn } from './student.ts'

const practisedDay = '[data-weight]:not([data-weight="none"], [data-weight="0"])'
const server = servedOn(3117)

test('boxes and rounds in the dark have the academy’s colours, and not a browser’s grey', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const hasOwnColours = async (box: Locator) => {
    await expect(box).toHaveCSS('background-color', 'rgb(30, 26, 61)')
    await expect(box).toHaveCSS('border-color', 'rgb(141, 134, 181)')
    await box.check()
    await expect(box).toHaveCSS('background-color', 'rgb(255, 141, 112)')
  }
  await page.goto(`${server.url}/register/hindi/hindi-free/1-year`)
  await hasOwnColours(page.getByRole('radio', { name: /^Monthly/ }))
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('button', { name: 'Change' }).click()
  const box = page.getByRole('dialog').getByRole('checkbox').first()
  await box.uncheck()
  await hasOwnColours(box)
})

/** Two parts of the page, which differ in this colour. */
async function differ(parts: [Locator, Locator], property: string): Promise<void> {
  await hasCome(parts[0].page())
  const [one, other] = parts.map((part) =>
    part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property),
  )
  expect.soft(await one, `${parts[0]} ${property}`).not.toBe(await other)
}

test('in the colours of the system one sees what is chosen, and how far a thing has come', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const chosenTab = page.getByRole('tab', { selected: true })
  const otherTab = page.getByRole('tab', { selected: false }).first()
  await page.goto(`${server.url}/login`)
  await differ([chosenTab, otherTab], 'background-color')
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/profile?tab=notifications`)
  await differ([chosenTab, otherTab], 'border-top-color')
  const switchNamed = (name: RegExp) => page.getByRole('switch', { name }).locator('..')
  await differ([switchNamed(/^Announcements/), switchNamed(/^A mail each week/)], 'background-color')
  await page.goto(`${server.url}/coursedetails/hindi-conversations`)
  const line = page.getByRole('progressbar').first()
  await differ([line.locator('span').last(), page.locator('html')], 'background-color')
  await page.goto(`${server.url}/analytics`)
  await differ([page.locator(practisedDay).first(), page.locator('html')], 'background-color')
})

test('what was dark on the screen is dark ink on white paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${server.url}/aboutus`)
  const letters = page.locator('html')
  await expect(letters).toHaveCSS('color', 'rgb(253, 240, 218)')
  await page.emulateMedia({ media: 'print' })
  await expect(letters).toHaveCSS('color', 'rgb(31, 27, 77)')
})
