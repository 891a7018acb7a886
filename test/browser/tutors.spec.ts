import { expect, type Page, test } from '@playwright/test'
import type { TutorRequest } from '#calls/tutors.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { fetched, holdsStill, problemsOf, signIn, staysFor } from './student.ts'

const route = '/profilebookatutor'
const server = servedOn(3128)

const card = (page: Page, name: RegExp) => page.getByRole('article', { name })
const choose = async (page: Page, label: string, option: string) =>
  page.getByRole('dialog').getByLabel(label).selectOption({ label: option })

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto(server.url + route)
  await page.waitForURL('**/login')
})

test('Send Message appears once all is there, and the dialog closes by itself', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(server.url + route)
  await expect(page.getByRole('heading', { level: 1, name: 'Book a Tutor' })).toBeVisible()
  await expect(card(page, /Kavita/)).toContainText('US$ 15 per hour')
  const write = card(page, /Kavita/).getByRole('button', { name: 'Message' })
  await write.click()
  const send = page.getByRole('button', { name: 'Send Message' })
  await choose(page, 'Class size', '1 to 3')
  await expect(page.getByText('Still to come: a message.')).toBeVisible()
  await expect(send).toHaveCount(0)
  await page.getByRole('dialog').getByLabel('Message').fill('Namaste <b>Kavita</b>')
  await expect(send).toBeVisible()
  await isAccessible(page, `${route}, a message`)
  const sent = page.getByText('Message has been sent successfully')
  await staysFor(page, { ms: 1500, shown: sent, act: () => send.click() })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(write).toBeFocused()
  await expect(page.getByText('Namaste <b>Kavita</b>')).toBeVisible()
  expect(problems).toEqual([])
})

test('a message whose reply is lost is sent once, though it is sent again; another one is another', async ({
  page,
}) => {
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(server.url + route)
  await page.route('**/tutor/requesttutormsgwithauth', async (asked) => {
    await asked.fetch()
    await asked.abort()
  })
  await card(page, /Farhan/)
    .getByRole('button', { name: 'Message' })
    .click()
  await choose(page, 'Class size', '1 to 1')
  const text = page.getByRole('dialog').getByLabel('Message')
  const send = page.getByRole('button', { name: 'Send Message' })
  const lost = async (words: string) => {
    await text.fill(words)
    await send.click()
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await lost('First')
  await lost('Second')
  await page.unroute('**/tutor/requesttutormsgwithauth')
  await text.fill('First')
  await send.click()
  await expect(page.getByText('Message has been sent successfully')).toBeVisible()
  const kept = await fetched<TutorRequest[]>(page, '/api/tutors/requests')
  const words = kept.map(({ message }) => message)
  expect(words.filter((one) => one === 'First' || one === 'Second').toSorted()).toEqual(['First', 'Second'])
})

test('an hour that is taken while one chooses is chosen no more', async ({ page, browser }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.goto(server.url + route)
  await card(page, /Kavita/)
    .getByRole('button', { name: 'Book a lesson' })
    .click()
  const dialog = page.getByRole('dialog')
  await choose(page, 'Class size', '1 to 1')
  await dialog.getByLabel('Date').fill('2020-01-01')
  await expect(dialog.getByText('This day has passed')).toBeVisible()
  await expect(dialog.getByText(/No free hours/)).toHaveCount(0)
  await dialog.getByLabel('Date').fill('2040-01-01')
  await expect(dialog.getByText('No free hours on this day. You can still ask for it.')).toBeVisible()
  await dialog.getByRole('button', { name: /free/ }).nth(4).click()
  const hours = dialog.getByRole('radio')
  await hours.nth(1).check({ force: true })
  const free = await hours.count()

  const quicker = await (await browser.newContext()).newPage()
  await signIn(quicker, server.url, 'subscriber@boli.test')
  let asked = ''
  await page.route('**/tutor/requesttutormsgwithauth', async (sent) => {
    asked ||= sent.request().postData() ?? ''
    const { id, ...form } = JSON.parse(asked)
    await quicker.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${sessionStorage.token}` }
      await fetch('/api/tutor/requesttutormsgwithauth', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
    }, form)
    await sent.continue()
  })
  const book = page.getByRole('button', { name: 'Book Lesson' })
  await book.click()
  await expect(page.getByText('This hour is not free any more. Please choose another one.')).toBeVisible()
  await expect(hours).toHaveCount(free - 1)
  await expect(dialog.getByText('Still to come: another time.')).toBeVisible()
  await expect(book).toHaveCount(0)
  await hours.first().check({ force: true })
  await expect(book).toBeVisible()
  await quicker.context().close()
})

test.describe('somewhere where the day is another one', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a lesson is booked by its hour, accepted by the tutor without an account, moved and cancelled', async ({
    page,
  }) => {
    const problems = problemsOf(page)
    await signIn(page, server.url, 'star@boli.test')
    await page.goto(server.url + route)
    await card(page, /Kavita/)
      .getByRole('button', { name: 'Book a lesson' })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('America/New York')).toBeVisible()
    const book = page.getByRole('button', { name: 'Book Lesson' })
    // Tutors of Hindi were looked at: it need not be said again.
    await expect(dialog.getByLabel('Language')).toHaveValue('hindi')
    await expect(dialog.getByText('Still to come: a class size and a day.')).toBeVisible()
    await choose(page, 'Language', 'Choose a language')
    await expect(dialog.getByText('Still to come: a language, a class size, and a day.')).toBeVisible()
    await choose(page, 'Language', 'Hindi')
    await choose(page, 'Class size', '1 to 1')
    await expect(dialog.getByText('Still to come: a day.')).toBeVisible()
    await expect(book).toHaveCount(0)
    await dialog.getByLabel('Date').fill('2020-01-01')
    await expect(dialog.getByText('This day has passed')).toBeVisible()
    await expect(book).toHaveCount(0)
    await dialog.getByRole('button', { name: /free/ }).nth(3).click()
    await expect(dialog.getByText('US$ 15 for 60 minutes')).toBeVisible()
    // 8:00 in Lucknow is 21:30 of the evening before, all winter; 22:30 in summer.
    const hour = dialog.getByRole('radio', { name: /^2[12]:30$/ }).first()
    await hour.check({ force: true })
    await isAccessible(page, `${route}, a lesson`)
    const sent = page.getByText('Your request has been sent successfully')
    await staysFor(page, { ms: 1500, shown: sent, act: () => book.click() })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ hasText: 'America/New York' })
    await expect(row.getByText('Asked')).toBeVisible()

    const answers = await page.context().newPage()
    await answers.goto(await newestLink(page))
    await expect(answers.getByText('(Asia/Kolkata)')).toBeVisible()
    await isAccessible(answers, '/tutor-answer')
    await answers.getByLabel(/A word to the student/).fill('See you at https://meet.test/k')
    await answers.getByRole('button', { name: 'Accept' }).click()
    await expect(answers.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await answers.close()

    await page.reload()
    await expect(row.getByText('Accepted')).toBeVisible()
    await expect(row.getByText('See you at https://meet.test/k')).toBeVisible()
    const [before] = await fetched<TutorRequest[]>(page, '/api/tutors/requests')
    const move = row.getByRole('button', { name: 'Move' })
    // Several may stand below each other.
    await expect(move).toHaveAccessibleDescription(/^Lesson with Kavita .*\d/)
    await move.click()
    await expect(dialog).toContainText(
      /given up at once. If Kavita .* cannot at the new time, the lesson is off./,
    )
    await dialog.getByRole('button', { name: /free/ }).nth(5).click()
    await dialog.getByRole('radio').first().check({ force: true })
    await dialog.getByRole('button', { name: 'Move the lesson' }).click()
    await expect(move).toBeFocused()
    await expect(row.getByText('Asked')).toBeVisible()
    const startsAt = async () => (await fetched<TutorRequest[]>(page, '/api/tutors/requests'))[0]?.startsAt
    await expect.poll(startsAt).not.toBe(before?.startsAt)

    await row.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Cancel the lesson' }).click()
    await expect(row.getByText('Cancelled')).toBeVisible()
    // The button that opened the dialog is gone.
    await expect(page.getByRole('heading', { name: 'My requests' })).toBeFocused()
    expect(problems).toEqual([])
  })
})

test('free hours that could not be shown come with the connection', async ({ page, context }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.goto(server.url + route)
  const book = card(page, /Kavita/).getByRole('button', { name: 'Book a lesson' })
  await expect(book).toBeVisible()
  await context.setOffline(true)
  await book.click()
  await expect(page.getByText('The free hours cannot be shown just now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('button', { name: /free/ }).first()).toBeVisible()
})

test('a lesson is asked for by keyboard alone, of a tutor without hours', async ({ page }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.goto(server.url + route)
  await card(page, /Farhan/)
    .getByRole('button', { name: 'Book a lesson' })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Language').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12122030')
  const book = dialog.getByRole('button', { name: 'Book Lesson' })
  await expect(book).toBeVisible()
  await book.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your request has been sent successfully')).toBeVisible()
  await expect(page.getByText('12-Dec-2030, time to be agreed')).toBeVisible()
})

test('who can no longer move or cancel a lesson reads why, and what is left to do', async ({ page }) => {
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(server.url + route)
  await card(page, /Farhan/)
    .getByRole('button', { name: 'Book a lesson' })
    .click()
  const dialog = page.getByRole('dialog')
  await choose(page, 'Class size', '1 to 1')
  await dialog.getByLabel('Date').fill(new Date().toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: 'Book Lesson' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Lesson with Farhan' }).first()
  await expect(row.getByText('Asked')).toBeVisible()
  const tooLate = row.getByText(
    'A lesson can be cancelled up to 24 hours before its day begins. Something has come up? Send Farhan Siddiqui a message.',
  )
  await expect(tooLate).toHaveCount(0)

  const answers = await page.context().newPage()
  await answers.goto(await newestLink(page))
  await answers.getByRole('button', { name: 'Accept' }).click()
  await expect(answers.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await page.reload()
  await expect(row.getByText('Accepted')).toBeVisible()
  await expect(tooLate).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
})

for (const [width, scheme] of [
  [1440, 'light'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`the page is accessible and holds still at ${width} px, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signIn(page, server.url, 'subscriber@boli.test')
    await page.goto(server.url + route)
    await holdsStill(page, route)
    await isAccessible(page, route)
    await card(page, /Kavita/)
      .getByRole('button', { name: 'Book a lesson' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: /free/ }).first().click()
    await holdsStill(page, route)
    await isAccessible(page, `${route}, a lesson`)
    await context.close()
  })
}

/** From the mailbox of a machine without a mail server. */
async function newestLink(page: Page): Promise<string> {
  const mailbox = await page.context().newPage()
  const mail = mailbox.getByRole('link', { name: /asks for a Hindi lesson/ }).first()
  await expect(async () => {
    await mailbox.goto(`${server.url}/dev/mail`)
    await expect(mail).toBeVisible({ timeout: 1000 })
  }).toPass()
  await mail.click()
  const link = await mailbox.locator('pre a', { hasText: 'tutor-answer' }).getAttribute('href')
  await mailbox.close()
  return link ?? ''
}
