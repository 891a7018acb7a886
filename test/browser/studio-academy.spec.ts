import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3146)

const routes = [
  '/admin/talk',
  '/admin/talk/new',
  '/admin/reviews',
  '/admin/reports',
  '/admin/tutorRequests',
  '/admin/tutors',
  '/admin/tutors/new',
  '/admin/tutors/demo-tutor-kavita',
  '/admin/mails',
  '/admin/plans',
  '/admin/orders',
  '/admin/orders/demo-order-month',
  '/admin/subscriptions',
  '/admin/subscriptions/demo-plan-year',
  '/admin/providerEvents',
  '/admin/figures',
  '/admin/settings',
  '/admin/team',
  '/admin/legalTexts/terms',
]
const asAdmin = (page: Page) => signIn(page, server.url, 'admin@boli.test')
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text).first()).toBeVisible()

test('every page can be read by everybody, and none is wider than its window', async ({ page }) => {
  const problems = problemsOf(page)
  await asAdmin(page)
  for (const route of routes) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(server.url + route)
    await holdsStill(page, route)
    await isAccessible(page, route)
    await page.setViewportSize({ width: 375, height: 800 })
    await holdsStill(page, `${route} on a phone`)
  }
  expect(problems).toEqual([])
})

test('an empty box in the dark has the academy’s colours, and not a browser’s grey', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await asAdmin(page)
  await page.goto(`${server.url}/admin/talk/new`)
  const box = page.getByRole('checkbox', { name: 'Tell it later' })
  await expect(box).toHaveCSS('background-color', 'rgb(30, 26, 61)')
  await expect(box).toHaveCSS('border-color', 'rgb(141, 134, 181)')
  await box.check()
  await expect(box).toHaveCSS('background-color', 'rgb(255, 141, 112)')
})

test('a notification is composed with whom it reaches, planned, mended and taken back', async ({ page }) => {
  const problems = problemsOf(page)
  await asAdmin(page)
  await page.goto(`${server.url}/admin/talk`)
  await page.getByRole('link', { name: 'Tell something' }).click()
  await page.getByLabel('For', { exact: true }).selectOption({ label: 'Who learns a language' })
  await expect(page.getByText(/^It reaches \d+ students\./)).toBeVisible()
  await page.getByLabel('Title').fill('A new film: मेला')
  await page.getByLabel('Message').fill('It plays at a fair.')
  const preview = page.getByRole('region', { name: 'As students see it' })
  await expect(preview.getByText('A new film: मेला')).toHaveCount(2)
  await expect(preview).toContainText('It plays at a fair.')
  await page.getByLabel('Tell it later').check()
  await page.getByLabel('On', { exact: true }).fill('2030-01-15T18:30')
  await page.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog(page)).toContainText('on 15-Jan-2030, 18:30')
  await dialog(page).getByRole('button', { name: 'Plan it' }).click()
  const planned = page.getByRole('region', { name: 'Planned notifications' })
  await expect(planned.getByRole('rowheader', { name: 'A new film: मेला' })).toBeVisible()
  await expect(planned.getByRole('cell', { name: 'Who learns Hindi' })).toBeVisible()
  await expect(planned).toContainText('15-Jan-2030, 18:30')
  await planned.getByRole('button', { name: /^Edit/ }).click()
  await dialog(page).getByLabel('Title').fill('A new film')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(planned.getByRole('rowheader', { name: 'A new film', exact: true })).toBeVisible()
  await planned.getByRole('button', { name: /^Take back/ }).click()
  await dialog(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(planned).toContainText('Nothing is planned.')
  expect(problems).toEqual([])
})

test('a new price leaves the older one to who has it', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/plans`)
  await page.getByRole('button', { name: 'New price for Annual' }).click()
  await dialog(page).getByLabel('US dollars').fill('119.50')
  await expect(dialog(page)).toContainText('New buyers pay US$ 119.50')
  await expect(dialog(page)).toContainText('The student who has it keeps the older price.')
  await dialog(page).getByRole('button', { name: 'Sell it at this price' }).click()
  const prices = page.getByRole('region', { name: 'Prices of Annual' })
  await expect(prices.getByRole('row', { name: /US\$ 119\.50 a year Sold now/ })).toBeVisible()
  await expect(prices.getByRole('row', { name: /US\$ 99 a year Older/ })).toContainText('1')
  // Where it is sold, it is sold at the new one.
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByText('US$ 119.50')).toBeVisible()
})

test('a free period is given with its reason, and taken back', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/subscriptions`)
  await page.getByRole('button', { name: 'Give a free period' }).click()
  await dialog(page).getByLabel('E-mail of the student').fill('star@boli.test')
  await dialog(page).getByLabel('Why').fill('Won the quiz')
  await dialog(page).getByRole('button', { name: 'Give it' }).click()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('columnheader', { name: 'State' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'From the academy' }).click()
  await expect(page.getByText('Won the quiz')).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await dialog(page).getByLabel('Why').fill('By mistake')
  await dialog(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Taken back by the academy')).toBeVisible()
})

test('what the settings say stands on the public pages at once, in scripts and without', async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page)
  await asAdmin(page)
  await page.goto(`${server.url}/admin/settings`)
  await page.getByLabel('Name', { exact: true }).fill('Bhasha')
  await page.getByLabel('Mailbox: Support').fill('help@bhasha.test')
  await page.getByLabel('Members').fill('21500')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Name 4').fill('Radio')
  await page.getByLabel('Address 4').fill('https://radio.test/')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await said(page, 'It stands on the pages now.')
  await page.goto(`${server.url}/admin/legalTexts/terms`)
  await page.getByLabel('The text').fill('## Be kind\n\nTo everybody who learns here.')
  await page.getByLabel('In short').fill('Be kind.')
  await page.getByRole('button', { name: 'Let it hold' }).click()
  await dialog(page).getByRole('button', { name: 'Let it hold' }).click()
  await expect(page.getByText('Holds now')).toBeVisible()

  const visitor = await browser.newPage({ javaScriptEnabled: false })
  await visitor.goto(`${server.url}/contact`)
  await expect(visitor).toHaveTitle('Contact · Bhasha')
  await expect(visitor.getByRole('link', { name: 'help@bhasha.test' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Radio' })).toHaveAttribute('href', 'https://radio.test/')
  await visitor.goto(`${server.url}/aboutus`)
  await expect(visitor.getByText('21,500')).toBeVisible()
  await visitor.goto(`${server.url}/termsconditions`)
  await expect(visitor.getByRole('heading', { name: 'Be kind' })).toBeVisible()
  await expect(visitor.getByText('To everybody who learns here.')).toBeVisible()
  await visitor.close()

  const guest = await browser.newPage()
  const troubles = problemsOf(guest)
  await guest.goto(`${server.url}/login`)
  await expect(guest.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(guest).toHaveTitle(/Bhasha/)
  await expect(guest.getByRole('contentinfo')).toContainText('Bhasha')
  await guest.goto(`${server.url}/register`)
  await guest.getByRole('button', { name: /Terms/ }).click()
  await expect(guest.getByText('To everybody who learns here.')).toBeVisible()
  expect(troubles).toEqual([])
  await guest.close()
  expect(problems).toEqual([])
})

test('the team is put in order by keyboard, and the about page follows', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/team`)
  await page.getByRole('button', { name: 'Move Lalremi up' }).focus()
  for (const place of [4, 3, 2, 1]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Lalremi: now ${place} of 5`)).toBeAttached()
  }
  await said(page, 'Saved.')
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${server.url}/api/teammember/list`)).json()).team[0].firstname,
    )
    .toBe('Lalremi')
})
