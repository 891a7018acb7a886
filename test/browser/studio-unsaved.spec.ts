import { expect, type Locator, type Page, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { signIn } from './student.ts'
import { heldBack, saveDraft } from './studio-pages.ts'

const server = servedOn(3194)

const mangoes = '/admin/lessons/hindi-market-mangoes'

async function opened(page: Page, path: string): Promise<void> {
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(server.url + path)
}

/** Who presses this is asked, and stays. */
async function staysAt(page: Page, elsewhere: Locator): Promise<void> {
  await elsewhere.click()
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Stay here' }).click()
  await expect(asked).toBeHidden()
}

test('what is written while a film is being sent stays when it is there', async ({ page }) => {
  await opened(page, `${mangoes}?part=films`)
  await press(page, 'Add a video file')
  const letThrough = await heldBack(page, '/admin/videos/')
  const buffer = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(2000, 7)])
  await page
    .getByLabel('Or send one')
    .setInputFiles({ name: 'Our Market.mp4', mimeType: 'video/mp4', buffer })
  await page.getByLabel('Title').fill('Our market')
  letThrough()
  await expect(page.getByText('Our Market.mp4 is there')).toBeVisible()
  await expect(page.getByLabel('File', { exact: true })).toHaveValue(/^our-market-/)
  await expect(page.getByLabel('Title')).toHaveValue('Our market')
})

/** A picture chosen and cut; keeping it is held back until what is given is called. */
async function pictureOnItsWay(page: Page): Promise<() => void> {
  const letThrough = await heldBack(page, '/admin/pictures')
  await page.locator('input[type=file]').setInputFiles('public/icons/180.png')
  const window = page.getByRole('dialog', { name: 'Choose the part to show' })
  const cut = window.getByRole('button', { name: 'Save' })
  await expect(cut).toBeEnabled()
  await cut.click()
  await expect(window).toBeHidden()
  return letThrough
}

test('what is written of a tutor while their picture is being kept stays', async ({ page }) => {
  await opened(page, '/admin/tutors/demo-tutor-farhan')
  const picture = page.locator('main img')
  const before = `${await picture.getAttribute('src')}`
  const letThrough = await pictureOnItsWay(page)
  await page.getByLabel('Last name').fill('Ahmad Khan')
  letThrough()
  await expect(picture).not.toHaveAttribute('src', before)
  await expect(page.getByLabel('Last name')).toHaveValue('Ahmad Khan')
})

test('somebody of the team is saved with the picture that was on its way', async ({ page }) => {
  await opened(page, '/admin/team')
  await press(page, 'Add somebody')
  const dialog = page.getByRole('dialog', { name: 'Somebody new' })
  const letThrough = await pictureOnItsWay(page)
  await dialog.getByLabel('First name').fill('Lata')
  await dialog.getByLabel('What they do').fill('Songs')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(dialog.locator('img')).toBeVisible()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lata' }).locator('img')).toHaveAttribute(
    'src',
    /^\/UserProfile\/.+/,
  )
})

for (const [what, path, label, other] of [
  ['a tutor', '/admin/tutors/demo-tutor-farhan', 'Speaks', 'Last name'],
  ['the settings', '/admin/settings', 'In a line', 'Mailbox: Press'],
] as const) {
  test(`nothing is written in ${what} while it would be in no saved form`, async ({ page }) => {
    await opened(page, path)
    const letThrough = await heldBack(page, '"मेला"')
    await page.getByLabel(label, { exact: true }).fill('मेला')
    const stood = await page.getByLabel(other).inputValue()
    await press(page, 'Save')
    await page.getByLabel(other).focus()
    await page.keyboard.type('lost')
    await expect(page.getByLabel(other)).toHaveValue(stood)
    letThrough()
    await expect(page.getByText('You have changes that are not saved.')).toBeHidden()
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('मेला')
    // It has been read again by then: nothing takes the focus before.
    await expect(page.locator('[inert]')).toHaveCount(0)
    await page.getByLabel(other).focus()
    await expect(page.getByLabel(other)).toBeFocused()
  })
}

test('a legal text that is being written outlives the planned one, and is asked for', async ({ page }) => {
  await opened(page, '/admin/legalTexts/terms')
  const text = page.getByLabel('The text')
  await text.fill('## Be kind\n\nTo everybody.')
  await page.getByLabel('Holds from').fill('2030-01-15')
  await press(page, 'Let it hold')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let it hold' }).click()
  await expect(page.getByText('To come')).toBeVisible()
  // What was kept is not left to be kept again.
  await expect(page.getByLabel('Holds from')).not.toHaveValue('2030-01-15')
  await expect(text).toHaveValue('## Be kind\n\nTo everybody.')
  await text.fill('## Be kinder\n\nTo everybody.')
  await press(page, 'Take it back')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('To come')).toBeHidden()
  await expect(text).toHaveValue('## Be kinder\n\nTo everybody.')
  await staysAt(page, page.getByRole('link', { name: 'Privacy', exact: false }).first())
  await expect(text).toHaveValue('## Be kinder\n\nTo everybody.')
})

for (const [path, above] of [
  [`${mangoes}?part=file`, 'Its course'],
  ['/admin/courses/hindi-market', 'Content'],
] as const) {
  test(`the file of ${path} is not left with writing in it by a press elsewhere`, async ({ page }) => {
    await opened(page, path)
    await page.getByRole('tab', { name: 'The file' }).click()
    const file = page.getByRole('textbox', { name: /\.yaml$/ })
    const stood = await file.inputValue()
    await file.fill(`${stood}# More of it`)
    await staysAt(page, page.getByRole('tab', { name: 'History' }))
    await staysAt(page, page.getByRole('main').getByRole('link', { name: above }))
    await expect(file).toHaveValue(`${stood}# More of it`)
    await page.getByRole('tab', { name: /^About/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'The file' }).click()
    await expect(file).toHaveValue(stood)
  })
}

test('what is written while two people’s changes are put together stays', async ({ page, browser }) => {
  const other = await browser.newPage()
  await opened(other, mangoes)
  await opened(page, mangoes)
  await page.getByLabel('Aim').fill('You can ask for mangoes.')
  await other.getByLabel('Name', { exact: true }).fill('Three kilos of mangoes')
  await saveDraft(other)
  await press(page, 'Save draft')
  const letThrough = await heldBack(page, '/admin/document?')
  await press(page, 'Put my changes on theirs')
  await page.getByLabel('Note', { exact: true }).fill('Mangoes are sold by the kilo.')
  letThrough()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Three kilos of mangoes')
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Mangoes are sold by the kilo.')
  await expect(page.getByLabel('Aim')).toHaveValue('You can ask for mangoes.')
  await saveDraft(page)
  await other.close()
})

test('a form that stands in the glossary already is told where it is written, and not saved', async ({
  page,
}) => {
  await opened(page, '/admin/glossary')
  await press(page, 'Add a form')
  const forms = page.getByLabel('Form', { exact: true })
  const known = await forms.nth(1).inputValue()
  await forms.first().fill(known)
  await page.getByLabel('Means').first().fill('something else')
  const twice = `“${known}” stands here more than once: keep one of them.`
  await expect(forms.first()).toHaveAccessibleDescription(`To mend: ${twice}`)
  await press(page, 'Save draft')
  await expect(page.getByRole('alert')).toContainText(`Glossary: 1: Form: ${twice}`)
  await expect(page.getByLabel('Means').first()).toHaveValue('something else')
})

test('what is written in a dialog outlives a session that ended, and a step back', async ({ page }) => {
  await opened(page, '/admin/settings')
  const about = page.getByRole('dialog').getByLabel('About them')
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await press(page, 'Add somebody')
  await about.fill('Teaches grammar with songs.')
  await page.goBack()
  await asked.getByRole('button', { name: 'Stay here' }).click()
  await expect(about).toHaveValue('Teaches grammar with songs.')

  await page.getByRole('dialog').getByLabel('First name').fill('Kavita')
  await page.evaluate(() =>
    fetch('/api/logout', { headers: { authorization: `Bearer ${sessionStorage.getItem('token')}` } }),
  )
  await press(page, 'Save')
  await asked.getByRole('button', { name: 'Stay here' }).click()
  await expect(about).toHaveValue('Teaches grammar with songs.')
  await expect(page.getByRole('alert')).toHaveText('Please sign in to go on.')
})

test('who steps back from what they wrote, and leaves it, is where they were before', async ({ page }) => {
  await opened(page, '/admin/plans')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByLabel('In a line').fill('Hindi, sung')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/plans$/)
})
