import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3196)

const find = async (page: Page, typed: string) => {
  await page.goto(`${server.url}/admin/students`)
  await page.getByLabel('Find a student').fill(typed)
  await page.waitForURL(/search=/)
}
const open = async (page: Page, typed: string, name: RegExp) => {
  await find(page, typed)
  await page.getByRole('table').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const dialog = (page: Page) => page.getByRole('alertdialog')

test('an admin helps a student, and the log tells each step', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'admin@boli.test')
  await open(page, 'daniel web', /Daniel Weber/)

  await tab(page, 'Courses')
  await page.getByRole('button', { name: 'Withdraw from At the market' }).click()
  await expect(dialog(page)).toContainText('What they did in it stays')
  await isAccessible(page, 'withdrawing')
  await dialog(page).getByRole('button', { name: 'Withdraw them' }).click()
  await page.getByRole('button', { name: 'Enrol in At the market' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw from At the market' })).toBeVisible()

  await tab(page, 'Plan and credits')
  await page.getByRole('spinbutton', { name: 'Credits' }).fill('25')
  await page.getByRole('button', { name: 'Give credits' }).click()
  await expect(page.getByText('Please say why')).toBeVisible()
  await page.getByLabel('Why').fill('Helped a classmate')
  await page.getByRole('button', { name: 'Give credits' }).click()
  await expect(page.getByRole('row', { name: /Helped a classmate \+25/ })).toBeVisible()

  // By keyboard alone: to the tab, to the button, through the dialog.
  await page.getByRole('tab', { name: 'Plan and credits' }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused()
  await page.getByRole('button', { name: 'Make them a star user' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Every lesson of the courses')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Star', { exact: true })).toBeVisible()

  await page.goto(`${server.url}/admin/audit`)
  const newest = page.getByRole('table').getByRole('row').nth(1)
  await expect(newest).toContainText('isStarUser: no → yes')
  await expect(newest).toContainText('PATCH /admin/users/:id')
  await page.getByLabel('Call').selectOption('POST /admin/credits')
  await expect(newest).toContainText('Helped a classmate')
  await page.reload()
  await expect(newest).toContainText('Helped a classmate')
  expect(problems).toEqual([])
})

for (const kind of ['Orders', 'Subscriptions']) {
  test(`what a student has of ${kind} leads to its page, and that back to the student`, async ({ page }) => {
    await signIn(page, server.url, 'admin@boli.test')
    await open(page, 'asha', /Asha Menon/)
    await tab(page, 'Plan and credits')
    const link = page.getByRole('region', { name: kind }).getByRole('link').first()
    const plan = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind === 'Orders' ? 'An order' : plan)
    await page.getByRole('link', { name: /Asha Menon/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible()
  })
}

test('the menu leads from what was searched for to everybody again', async ({ page }) => {
  await signIn(page, server.url, 'admin@boli.test')
  await find(page, 'daniel web')
  await expect(page.getByText('1 in all')).toBeVisible()
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(page.getByLabel('Find a student')).toHaveValue('')
  await expect(page).toHaveURL(`${server.url}/admin/students`)
  await expect(page.getByRole('table').getByRole('link', { name: /Asha Menon/ })).toBeVisible()
})

test('who is given a role finds the part of the studio that is theirs, until it is taken', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'admin@boli.test')
  await open(page, 'star@boli', /Meera Joshi/)
  await page.getByLabel('Role').selectOption('SUPPORT')
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog(page)).toContainText('See students and what they did')
  await dialog(page).getByRole('button', { name: 'Change role' }).click()
  await expect(dialog(page)).toHaveCount(0)

  const theirs = await browser.newPage()
  const problems = problemsOf(theirs)
  await signIn(theirs, server.url, 'star@boli.test')
  await theirs.goto(`${server.url}/admin`)
  const links = theirs.getByRole('navigation', { name: 'Studio' })
  await expect(links.getByRole('link', { name: 'Students' })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Staff' })).toHaveCount(0)
  await expect(links.getByRole('link', { name: 'Content' })).toHaveCount(0)
  await open(theirs, 'new@boli', /Tom Baker/)
  await expect(theirs.getByRole('button', { name: 'Send the activation link again' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: /Disable|Delete|star/ })).toHaveCount(0)
  await expect(theirs.getByLabel('Role')).toHaveCount(0)

  // What is not theirs is not there under its address either, and asks for nothing.
  const notTheirs = [
    'talk/new',
    'tutors',
    'settings',
    'staff',
    'orders',
    'content',
    'words',
    'exerciseMasters/4',
  ]
  for (const page of notTheirs) {
    await theirs.goto(`${server.url}/admin/${page}`)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Somebody else works here' })).toBeVisible()
    await expect(theirs.getByRole('main').getByRole('button')).toHaveCount(0)
  }
  await theirs.goto(`${server.url}/admin/tutorRequests`)
  await expect(theirs.getByRole('region', { name: 'Requests to tutors' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Tutors and their hours' })).toHaveCount(0)
  expect(problems).toEqual([])

  await page.getByLabel('Role').selectOption('STUDENT')
  await page.getByRole('button', { name: 'Change role' }).click()
  await dialog(page).getByRole('button', { name: 'Change role' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByText('Your account is a student')).toBeVisible()
  await theirs.close()
})

test('an account is deleted only once its e-mail was typed', async ({ page }) => {
  await signIn(page, server.url, 'admin@boli.test')
  await open(page, 'new@boli', /Tom Baker/)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const yes = dialog(page).getByRole('button', { name: 'Delete it for good' })
  await expect(yes).toBeDisabled()
  await dialog(page).getByLabel('To be sure').fill('somebody@boli.test')
  await expect(yes).toBeDisabled()
  await dialog(page).getByLabel('To be sure').fill('New@boli.test')
  await yes.click()
  await page.waitForURL('**/admin/students')
  await find(page, 'new@boli')
  await expect(page.getByText('Nobody fits')).toBeVisible()
})

test('an admin takes out what is held of a student, and looks through their eyes', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'admin@boli.test')
  await open(page, 'asha', /Asha Menon/)
  await expect(page.getByText('15-Jan-1990')).toBeVisible()
  await page.getByRole('button', { name: 'Export their data' }).click()
  const saved = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Export it' }).click()
  expect((await saved).suggestedFilename()).toBe('student-demo-student.json')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Look through their eyes' }).click()
  await dialog(page).getByRole('button', { name: 'Look' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(/Asha Menon/).first()).toBeVisible()
  await page.goto(`${server.url}/admin`)
  await expect(page.getByText('Your account is a student')).toBeVisible()
  expect(problems).toEqual([])
})

test('a certificate is taken back for a reason, its page says so, and it stands again', async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'admin@boli.test')
  await open(page, 'asha', /Asha Menon/)
  await tab(page, 'Certificates')
  const address = await page
    .getByRole('region', { name: 'Certificates' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  const takeBack = page.getByRole('button', { name: /^Take back the certificate of/ })
  await takeBack.click()
  const yes = dialog(page).getByRole('button', { name: 'Take it back' })
  await expect(yes).toBeDisabled()
  await dialog(page).getByLabel('Why').fill('Somebody else answered')
  await isAccessible(page, 'taking a certificate back')
  await yes.click()
  await expect(page.getByRole('row', { name: /Taken back.*: Somebody else answered/ })).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(`${server.url}${address}`)
  await expect(visitor.getByText('This certificate is no longer valid.')).toBeVisible()
  await expect(visitor.getByText('Somebody else answered')).toHaveCount(0)
  await page.getByRole('button', { name: /^Let the certificate of .* stand again$/ }).click()
  await dialog(page).getByRole('button', { name: 'Let it stand' }).click()
  await expect(takeBack).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This certificate is true.')).toBeVisible()
  await visitor.close()

  await page.goto(`${server.url}/admin/audit?call=PATCH+%2Fadmin%2Fcertificates%2F%3Anumber`)
  await expect(page.getByRole('table').getByRole('row').nth(2)).toContainText('Somebody else answered')
  expect(problems).toEqual([])
})

test('who looked through whose eyes is found in its own log', async ({ page, browser }) => {
  const looking = await browser.newPage()
  await signIn(looking, server.url, 'admin@boli.test')
  await open(looking, 'daniel web', /Daniel Weber/)
  await tab(looking, 'Courses')
  await tab(looking, 'Account')
  await looking.waitForURL(/tab=about/)
  const begun = looking.url()
  await looking.getByRole('button', { name: 'Look through their eyes' }).click()
  await dialog(looking).getByRole('button', { name: 'Look' }).click()
  await looking.waitForURL('**/dashboard')

  const problems = problemsOf(page)
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(`${server.url}/admin/audit`)
  await page
    .getByRole('navigation', { name: 'Audit' })
    .getByRole('link', { name: 'Through their eyes' })
    .click()
  const rows = page.getByRole('table').getByRole('row')
  await page.getByLabel('Find somebody').fill('daniel')
  await page.waitForURL(/search=daniel/)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Daniel Weber')
  await expect(rows.nth(1)).toContainText('Still looking')
  await expect(page.getByRole('navigation', { name: 'Studio' }).locator('[aria-current]')).toHaveText('Audit')

  await looking.reload()
  await looking.getByRole('button', { name: 'Stop impersonating' }).click()
  await looking.waitForURL(begun)
  await expect(looking.getByRole('heading', { level: 1 })).toHaveText('Daniel Weber')
  await looking.close()
  await page.reload()
  await expect(rows.nth(1)).not.toContainText('Still looking')
  await page.getByLabel('Find somebody').fill('nobody at all')
  await expect(page.getByText('Nothing fits.')).toBeVisible()
  expect(problems).toEqual([])
})

test('a table wider than the screen says so by a shadow at the edge behind which it goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(`${server.url}/admin/students`)
  const table = page.getByRole('region', { name: 'Students' })
  await expect(table.getByRole('row')).not.toHaveCount(1)
  // Four grounds: two that scroll along and cover, at the ends, the two shadows that stay.
  await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll')
  await expect.poll(() => table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
})

for (const width of [1440, 375])
  test(`the pages hold still and read well, ${width} px wide`, async ({ page }) => {
    const problems = problemsOf(page)
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, server.url, 'admin@boli.test')
    await open(page, 'asha', /Asha Menon/)
    const person = new URL(page.url()).pathname
    const tabs = ['about', 'courses', 'answers', 'certificates', 'money', 'said', 'devices'].map(
      (one) => `${person}?tab=${one}`,
    )
    const log = ['/admin/audit/impersonations']
    for (const route of ['/admin', '/admin/students', '/admin/staff', '/admin/audit', ...log, ...tabs]) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
      await expect(
        page.getByRole('navigation', { name: 'Studio' }).locator('[aria-current]'),
      ).toBeInViewport()
    }
    expect(problems).toEqual([])
  })
