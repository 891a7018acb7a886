import { expect, type Locator, type Page, test } from '@playwright/test'
import type { TreeCourse } from '#calls/studio-tree.ts'
import { writeLessonDay } from '#rules/tutor-requests.ts'
import { servedOn } from './own-server.ts'
import { changeAnswers, signIn } from './student.ts'
import { heldBack } from './studio-pages.ts'

const server = servedOn(3209)

/** What the page's own student sends, past its screens. */
async function posted(page: Page, path: string, body: object) {
  const headers = { authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}` }
  const reply = await page.request.post(`${server.url}/api${path}`, { headers, data: body })
  expect(reply.status(), path).toBe(200)
  return reply.json()
}

const asAdmin = (page: Page) => signIn(page, server.url, 'admin@boli.test')
const saveOf = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saidOf = (page: Page, label: string) => expect(page.getByLabel(label, { exact: true }))

test('a new tutor who lacks much is told so at each field, and keeps what was typed', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/tutors/new`)
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible()
  await page.getByLabel('First name').fill('   ')
  await page.getByLabel('Last name').fill('क'.repeat(70))
  await page.getByLabel('E-mail').fill('kavita@')
  await page.getByLabel('US$ an hour').fill('1000000000')
  await page.getByLabel('A lesson, in minutes').fill('-5')
  await page.getByLabel('Their clock').fill('<b>Delhi</b>')
  await saveOf(page).click()
  await saidOf(page, 'First name').toHaveAccessibleDescription('To mend: Please fill this in.')
  await saidOf(page, 'First name').toBeFocused()
  await saidOf(page, 'Last name').toHaveAccessibleDescription('To mend: At most 60 characters; this has 70.')
  await saidOf(page, 'E-mail').toHaveAccessibleDescription(/To mend: This is no e-mail address\.$/)
  await saidOf(page, 'US$ an hour').toHaveAccessibleDescription('To mend: Give 10,000 or less.')
  await saidOf(page, 'A lesson, in minutes').toHaveAccessibleDescription('To mend: Give 15 or more.')
  await saidOf(page, 'Their clock').toHaveAccessibleDescription(
    /To mend: This is not the name of a time zone$/,
  )
  await saidOf(page, 'Last name').toHaveValue('क'.repeat(70))
  await saidOf(page, 'US$ an hour').toHaveValue('1000000000')
  await saidOf(page, 'Their clock').toHaveValue('<b>Delhi</b>')
  await page.getByLabel('First name').fill('Kavita 🦚')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('E-mail').fill('kavita@boli.test')
  await page.getByLabel('US$ an hour').fill('')
  await page.getByLabel('A lesson, in minutes').fill('45')
  await page.getByLabel('Their clock').fill('Asia/Kolkata')
  await saveOf(page).click()
  await saidOf(page, 'US$ an hour').toHaveAccessibleDescription('To mend: Give a number.')
  await saidOf(page, 'US$ an hour').toBeFocused()
  await page.getByLabel('US$ an hour').fill('20')
  await saveOf(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kavita 🦚 Rao' })).toBeVisible()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})

test('two admins change one tutor: the second is told, and neither loses a word', async ({ browser }) => {
  const pages = [await browser.newPage(), await browser.newPage()] as const
  for (const page of pages) {
    await asAdmin(page)
    await page.goto(`${server.url}/admin/tutors/demo-tutor-farhan`)
    await saidOf(page, 'First name').toHaveValue('Farhan')
  }
  const [first, second] = pages
  await first.getByLabel('Speaks').fill('Hindi and Urdu')
  await saveOf(first).click()
  await expect(first.getByText('Everything is saved.')).toBeVisible()
  await second.getByLabel('Last name').fill('Ahmad')
  await saveOf(second).click()
  const told = second.getByRole('alert')
  await expect(told).toContainText('Somebody else has changed this since you opened it.')
  await saidOf(second, 'Last name').toHaveValue('Ahmad')
  await told.getByRole('button', { name: 'Save my changes beside theirs' }).click()
  await expect(second.getByText('Everything is saved.')).toBeVisible()
  await saidOf(second, 'Speaks').toHaveValue('Hindi and Urdu')
  await first.reload()
  await saidOf(first, 'Last name').toHaveValue('Ahmad')
  await saidOf(first, 'Speaks').toHaveValue('Hindi and Urdu')
  for (const page of pages) await page.close()
})

test('every part of the studio is reached on a low screen, however long the page is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 })
  await asAdmin(page)
  await page.goto(`${server.url}/admin/content`)
  await expect(page.getByRole('link', { name: /At the market/ })).toBeVisible()
  const last = page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Settings' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(last).toBeInViewport({ ratio: 0.5 })
})

test('what becomes of a request is told once, whatever arrow keys pass on the way', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/tutorRequests`)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') told.push(request.postDataJSON().status)
  })
  const state = page.getByLabel(/^State of what/).first()
  await expect(state).toHaveValue('done')
  for (const stands of ['cancelled', 'declined']) {
    await state.press('ArrowUp')
    await expect(state).toHaveValue(stands)
  }
  await page.getByRole('button', { name: 'Change and tell' }).press('Enter')
  await expect(page.getByText('Saved. Whom it concerns gets a mail.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change and tell' })).toHaveCount(0)
  await expect(state).toBeFocused()
  await expect(state).toHaveValue('declined')
  expect(told).toEqual(['declined'])
})

test('a request that has changed since it was listed is told so, and listed anew', async ({ browser }) => {
  const [student, page] = [await browser.newPage(), await browser.newPage()]
  await signIn(student, server.url, 'student@boli.test')
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const asked = await posted(student, '/tutor/requesttutormsgwithauth', {
    ...{ type: 'lesson', tutor_id: 'demo-tutor-farhan', language_id: 'hindi', classsize: '1 to 1' },
    date: writeLessonDay(inTwoWeeks),
  })
  await asAdmin(page)
  await page.goto(`${server.url}/admin/tutorRequests`)
  const state = page.getByLabel(/^State of what/)
  await expect(state.first()).toHaveValue('asked')
  await posted(student, `/tutors/requests/${asked.id}/cancel`, {})
  await state.first().selectOption('accepted')
  await page.getByRole('button', { name: 'Change and tell' }).click()
  await expect(page.getByText('Somebody else has changed this since you opened it.')).toBeVisible()
  await expect(state.first()).toHaveValue('cancelled')

  const held = state.last()
  await expect(held).toHaveValue('done')
  await held.selectOption('accepted')
  await page.getByRole('button', { name: 'Change and tell' }).click()
  await expect(page.getByText(/^The time of this lesson has passed\./)).toBeVisible()
  await expect(page.getByText(/^Saved\./)).toHaveCount(0)
  await expect(held).toHaveValue('done')
  for (const one of [student, page]) await one.close()
})

test('an announcement or an answer that is being written is not lost by a press elsewhere', async ({
  page,
}) => {
  await asAdmin(page)
  const stays = async (label: string, elsewhere: Locator) => {
    await page.getByLabel(label, { exact: true }).fill('मेला')
    await elsewhere.click()
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await saidOf(page, label).toHaveValue('मेला')
  }
  const menu = page.getByRole('link', { name: 'Orders', exact: true })
  await page.goto(`${server.url}/admin/talk/new`)
  await stays('Title', menu)
  await page.getByRole('button', { name: 'Tell it now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tell it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Talk' })).toBeVisible()
  await page.goto(`${server.url}/admin/reviews`)
  await page
    .getByRole('button', { name: /^Answer/ })
    .first()
    .click()
  await stays('Answer', menu)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The answer stands.')).toBeVisible()
  await menu.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('an announcement keeps a title that is too long, and goes out when its hour is said', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/talk/new`)
  await page.getByRole('button', { name: 'Tell it now' }).click()
  await saidOf(page, 'Title').toHaveAccessibleDescription(/To mend: A notification needs a title\.$/)
  await saidOf(page, 'Title').toBeFocused()
  await page.getByLabel('Title').fill('म'.repeat(170))
  await saidOf(page, 'Title').toHaveValue('म'.repeat(170))
  await saidOf(page, 'Title').toHaveAccessibleDescription(/To mend: At most 160 characters; this has 170\.$/)
  await page.getByLabel('Message').fill('म'.repeat(1000))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Tell it now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tell it' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await saidOf(page, 'Title').toBeFocused()
  await page.getByLabel('Title').fill('मेला')
  await page.getByLabel('Tell it later').check()
  await page.getByLabel('On', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Plan it' }).click()
  await saidOf(page, 'On').toBeFocused()
  await saidOf(page, 'On').toHaveAccessibleDescription(/To mend: Give a day and a time\.$/)
  await page.getByLabel('On', { exact: true }).fill('2020-01-15T18:30')
  await page.getByRole('button', { name: 'Plan it' }).click()
  await saidOf(page, 'On').toHaveAccessibleDescription(/To mend: That hour has passed\./)
})

test('an announcement to a student says where it is written that nobody is found', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/talk/new`)
  await expect(page.getByText(/^It reaches \d+ students/)).toBeVisible()
  await page.getByLabel('For', { exact: true }).selectOption({ label: 'One student' })
  await expect(page.getByText(/^It reaches/)).toHaveCount(0)
  await page.getByLabel('Title').fill('\u200b')
  const tell = page.getByRole('button', { name: 'Tell it now' })
  await tell.press('Enter')
  await saidOf(page, 'Their e-mail').toBeFocused()
  await saidOf(page, 'Their e-mail').toHaveAccessibleDescription('To mend: Say whom it is for.')
  await saidOf(page, 'Title').toHaveAccessibleDescription(/To mend: A notification needs a title\.$/)
  await page.getByLabel('Title').fill('मेला')
  await page.getByLabel('Their e-mail').fill('nobody@boli.test')
  await expect(page.getByText('There is no such student.')).toBeVisible()
  await tell.press('Enter')
  await saidOf(page, 'Their e-mail').toBeFocused()
  await saidOf(page, 'Their e-mail').toHaveAccessibleDescription(/^To mend: Nobody is found there\./)
  await page.getByLabel('Title').fill('')
})

test('a plan that lacks its name and price says so where they are written', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/plans`)
  await page.getByRole('button', { name: 'Add a plan' }).click()
  await page.getByLabel('For how many').fill('1000')
  await page.getByRole('button', { name: 'Sell it', exact: true }).click()
  await saidOf(page, 'US dollars').toBeFocused()
  await saidOf(page, 'US dollars').toHaveAccessibleDescription('To mend: Give the amount in each currency.')
  await saidOf(page, 'Rupees').toHaveAccessibleDescription('To mend: Give the amount in each currency.')
  await saidOf(page, 'For how many').toHaveAccessibleDescription('To mend: Give 120 or less.')
  await saidOf(page, 'Name').toHaveAccessibleDescription('To mend: A plan needs a name.')
})

test('whoever opens a form by keyboard writes in it at once', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/content`)
  await page.getByRole('button', { name: 'New course' }).press('Enter')
  await saidOf(page, 'Name').toBeFocused()
  await page.keyboard.type('Tea for two')
  await saidOf(page, 'Name').toHaveValue('Tea for two')
})

test('what is to be made and lacks much is told so at each field, and forgets it when it is closed', async ({
  page,
}) => {
  await asAdmin(page)
  const fillIn = 'To mend: Please fill this in.'
  const ask = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make it' }).click()
  }
  await page.goto(`${server.url}/admin/content`)
  await ask('New course')
  await saidOf(page, 'Name').toHaveAccessibleDescription(fillIn)
  await saidOf(page, 'Name').toBeFocused()
  await page.keyboard.press('Escape')
  await ask('New language')
  await saidOf(page, 'Name').toHaveAccessibleDescription(fillIn)
  await page.getByLabel('Name', { exact: true }).fill('Hindi')
  await page.getByLabel('Id', { exact: true }).fill('hindi')
  await page.getByRole('button', { name: 'Make it' }).click()
  await saidOf(page, 'Id').toBeFocused()
  await saidOf(page, 'Id').toHaveAccessibleDescription(
    /To mend: The id “hindi” is taken, or was once: please choose another\.$/,
  )
  await saidOf(page, 'Name').toHaveAccessibleDescription('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New language' }).click()
  await saidOf(page, 'Id').toHaveAccessibleDescription('Of a-z and -, for good: bengali')
  await page.goto(`${server.url}/admin/courses/hindi-market`)
  await ask('New chapter')
  await saidOf(page, 'Name').toHaveAccessibleDescription(fillIn)
  await page.goto(`${server.url}/admin/words`)
  await ask('New word')
  await saidOf(page, 'Hindi').toBeFocused()
  await saidOf(page, 'Hindi').toHaveAccessibleDescription(fillIn)
  await saidOf(page, 'Meaning').toHaveAccessibleDescription(fillIn)
})

test('the focus goes on where one was: after a move, beside a row that is taken out, on a button that is done', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/courses/hindi-market`)
  await page.getByRole('link', { name: 'Two kilos of mangoes' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Two kilos of mangoes' })).toBeFocused()
  await page.getByRole('tab', { name: /^Words/ }).press('Enter')
  const takeOut = (word: string) => page.getByRole('button', { name: `Take out ${word}`, exact: true })
  await takeOut('orange').press('Enter')
  await expect(takeOut('watermelon')).toBeFocused()
  const undo = page.getByRole('button', { name: 'Undo changes' })
  await undo.press('Enter')
  await expect(takeOut('orange')).toBeVisible()
  await expect(undo).toBeDisabled()
  await expect(undo).toBeFocused()
})

test('whoever adds something goes on in it, and moves it by the name that is seen', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/lessons/hindi-market-mangoes?part=exercises`)
  const rows = page.getByRole('list', { name: 'Exercises' }).getByRole('button', { expanded: false })
  await expect(rows.first()).toBeVisible()
  const nth = (await rows.count()) + 1
  await page.getByRole('button', { name: 'Add an exercise' }).press('Enter')
  const added = page.getByRole('button', { name: `${nth} Listen, choose a text`, expanded: true })
  await expect(added).toBeFocused()
  await page.getByRole('button', { name: 'Add a wrong answer' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Wrong answer 1' }).getByLabel('Hindi')).toBeFocused()
  await page
    .getByRole('button', { name: `Move exercise ${nth} (Listen, choose a text) up`, exact: true })
    .press('Enter')
  await expect(
    page.getByRole('button', { name: `Move exercise ${nth - 1} (Listen, choose a text) up`, exact: true }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
  await page.goto(`${server.url}/admin/glossary`)
  await page.getByLabel('Find a form').fill('qqq')
  await page.getByRole('button', { name: 'Add a form' }).press('Enter')
  await expect(page.getByLabel('Form', { exact: true }).first()).toBeFocused()
  await saidOf(page, 'Find a form').toHaveValue('')
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
})

test('a word with a text that cannot be kept says so at its field, and keeps what was typed', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/words?language=hindi&course=hindi-market`)
  await page.getByRole('table').getByRole('link').first().click()
  const note = page.getByLabel('Note', { exact: true })
  const long = 'क'.repeat(4001)
  await note.fill(long)
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(note).toBeFocused()
  await expect(note).toHaveAccessibleDescription('To mend: At most 4,000 characters.')
  await expect(note).toHaveValue(long)
  await note.fill('a\u0000b')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(note).toBeFocused()
  await expect(note).toHaveAccessibleDescription('To mend: There is a sign in this text that cannot be kept.')
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
})

test('a picture that is not there says so at its field, and one that is sought in vain where it is sought', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/vocabularies/hindi.aam`)
  const picture = page.getByLabel('Picture', { exact: true })
  await picture.fill('no-such-picture')
  // The first look reads the whole language.
  await expect(picture).toHaveAccessibleDescription(/To mend: there is no picture “no-such-picture”$/, {
    timeout: 60_000,
  })
  await expect(picture).toHaveAttribute('aria-invalid', 'true')
  const sought = page.getByLabel('Find a picture')
  const none = page.getByRole('status').filter({ hasText: 'No picture fits.' })
  await sought.fill('mango')
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('button').first()).toBeVisible()
  await expect(none).toHaveCount(0)
  await sought.fill('qqqq')
  await expect(none).toBeVisible()
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
})

test('a legal text or an answer that cannot be kept says so where it is written', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/legalTexts/terms`)
  await page.getByLabel('In short').fill('अ'.repeat(301))
  await page.getByLabel('The text').fill('No heading')
  const letHold = page.getByRole('button', { name: 'Let it hold' })
  await letHold.press('Enter')
  await saidOf(page, 'In short').toBeFocused()
  await saidOf(page, 'In short').toHaveAccessibleDescription(/To mend: A line has 300 characters at most\.$/)
  await saidOf(page, 'The text').toHaveAccessibleDescription(
    /To mend: Begin with a heading: ## and its words\.$/,
  )
  await page.getByLabel('In short').fill('')
  await letHold.press('Enter')
  await saidOf(page, 'In short').toHaveAccessibleDescription(/Say in a line or two what matters most\.$/)
  await page.goto(`${server.url}/admin/reviews`)
  const answer = page.getByRole('button', { name: /answer/i }).first()
  await answer.press('Enter')
  await page.getByLabel('Answer', { exact: true }).fill('a\u0000b')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await saidOf(page, 'Answer').toBeFocused()
  await saidOf(page, 'Answer').toHaveAccessibleDescription(
    'To mend: There is a sign in this text that cannot be kept.',
  )
  await saidOf(page, 'Answer').toHaveValue('a\u0000b')
  await page.getByRole('button', { name: 'Leave it' }).press('Enter')
})

test('hours that end before they begin say so where they are written', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/tutors/demo-tutor-farhan`)
  await page.getByRole('button', { name: 'Add hours on Sunday' }).press('Enter')
  await saidOf(page, 'Sunday, from').toBeFocused()
  await page.getByLabel('Sunday, until').fill('01:00')
  await saveOf(page).press('Enter')
  await saidOf(page, 'Sunday, from').toBeFocused()
  await saidOf(page, 'Sunday, from').toHaveAccessibleDescription('To mend: Hours end after they begin')
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
})

test('more hours of a day begin when the last of it end', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/tutors/demo-tutor-farhan`)
  const add = page.getByRole('button', { name: 'Add hours on Sunday' })
  await add.press('Enter')
  const from = page.getByLabel('Sunday, from')
  const until = await page.getByLabel('Sunday, until').last().inputValue()
  await add.press('Enter')
  await expect(from.last()).toHaveValue(until)
  await from.last().fill((await from.nth(-2).inputValue()) || '')
  await saveOf(page).press('Enter')
  await expect(from.last()).toHaveAccessibleDescription('To mend: Other hours of this day reach into these')
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
})

test('hours until 00:00 are hours until midnight, and can be had', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/tutors/demo-tutor-farhan`)
  await page.getByLabel('Their clock').fill('Asia/Kolkata')
  await page.getByRole('button', { name: 'Add hours on Saturday' }).press('Enter')
  await page.getByLabel('Saturday, from').fill('22:00')
  await page.getByLabel('Saturday, until').fill('00:00')
  await saveOf(page).press('Enter')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await page.reload()
  await saidOf(page, 'Saturday, from').toHaveValue('22:00')
  await saidOf(page, 'Saturday, until').toHaveValue('00:00')
  const headers = { authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}` }
  const free = await page.request.get(`${server.url}/api/tutors/demo-tutor-farhan/slots`, { headers })
  const ends = (await free.json()).results.data.map(({ endsAt }: { endsAt: string }) => endsAt.slice(11, 16))
  // 23:00 and 24:00 in Kolkata.
  expect(new Set(ends)).toEqual(new Set(['17:30', '18:30']))
  await page.getByRole('button', { name: 'Take these hours away: Saturday, 22:00 to 00:00' }).press('Enter')
  await saveOf(page).press('Enter')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})

test('a form of the glossary that was searched for stays while one writes in it', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/glossary`)
  const meaning = page.getByLabel('Means', { exact: true })
  const sought = await meaning.first().inputValue()
  const all = await meaning.count()
  await page.getByLabel('Find a form').fill(sought)
  await expect.poll(() => meaning.count()).toBeLessThan(all)
  const found = await meaning.count()
  await meaning.first().press('Control+a')
  await meaning.first().pressSequentially('qq')
  await expect(meaning.first()).toHaveValue('qq')
  await expect(meaning.first()).toBeFocused()
  await expect(meaning).toHaveCount(found)
  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
})

test('whoever seeks a word that is not there hears so', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/lessons/hindi-market-mangoes?part=words`)
  const picker = page.getByRole('combobox', { name: 'Add a word' })
  const none = page.getByRole('status').filter({ hasText: 'No word of the language fits.' })
  await picker.fill('tea')
  await expect(picker).toHaveAttribute('aria-expanded', 'true')
  await expect(none).toHaveCount(0)
  await picker.fill('qqqq')
  await expect(none).toHaveCount(1)
  await expect(picker).toHaveAttribute('aria-expanded', 'false')
})

test('a lesson that is not taught any more is not to be taken out again', async ({ page }) => {
  await asAdmin(page)
  await changeAnswers(page, '/admin/contentTree/hindi', (tree) => {
    const courses = tree.courses as TreeCourse[]
    const lesson = courses.find(({ id }) => id === 'hindi-market')?.chapters[0]?.lessons[0]
    if (lesson) lesson.state = 'inactive'
  })
  await page.goto(`${server.url}/admin/courses/hindi-market`)
  await expect(page.getByText('Not taught', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take out How much is it?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take out Two kilos of mangoes' })).toHaveCount(0)
})

test('credits without an amount are told so where the amount is written', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/students/demo-student?tab=money`)
  await page.getByLabel('Why').fill('A kind word')
  await page.getByRole('button', { name: 'Give credits' }).press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Credits' })).toBeFocused()
  await saidOf(page, 'Why').toHaveValue('A kind word')
})

test('where no logo was chosen the drawn name stands in its place', async ({ page }) => {
  await asAdmin(page)
  await page.goto(`${server.url}/admin/settings`)
  const empty = page.getByRole('group', { name: 'Logo' }).locator('svg')
  await expect(empty).toHaveCount(1)
  const drawn = await page.getByRole('banner').locator('[data-logo] svg').getAttribute('viewBox')
  await expect(empty).toHaveAttribute('viewBox', `${drawn}`)
})

test('while it waits, a course misses no lesson, and publishing says what it waits for', async ({ page }) => {
  await asAdmin(page)
  const showTree = await heldBack(page, '/admin/contentTree/')
  await page.goto(`${server.url}/admin/courses/hindi-market`)
  await expect(page.getByRole('heading', { level: 1, name: 'At the market' })).toBeVisible()
  await expect(page.getByText('mangoes', { exact: true })).toBeVisible()
  await expect(page.getByText('there is no such lesson yet')).toHaveCount(0)
  showTree()
  await expect(page.getByRole('link', { name: 'Two kilos of mangoes' })).toBeVisible()
  await page.getByLabel('Chapter', { exact: true }).first().fill('Fruit')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Saved as a draft ·/)).toBeVisible()
  const showCheck = await heldBack(page, '/admin/publish/check')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publishing = page.getByRole('alertdialog')
  await expect(publishing).toContainText('All that is taught is checked first')
  await expect(publishing.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  showCheck()
  await expect(publishing).toContainText('Students see it at once.', { timeout: 60_000 })
})
