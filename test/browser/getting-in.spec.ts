import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { holdsStill, problemsOf } from './student.ts'

const chosenPlan = '/register/hindi/hindi-free/1-year'
const password = 'seven ripe mangoes'
const server = servedOn(3182)

const phone = { viewport: { width: 375, height: 740 } }
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fillSignUp(page: Page, more: Record<string, string> = {}): Promise<void> {
  const typed = { Name: 'अनु शर्मा', 'E-mail': 'anu+hindi@boli.test', Password: password, ...more }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await field(page, 'Confirm Password').fill(more.Password ?? password)
  await page.getByLabel('I am 18 or older and accept the Terms & Conditions').check()
}

/** Signs out once the page is at rest and listens for news: whoever goes sooner is refused what was asked for. */
function signsOut(page: Page): () => Promise<void> {
  let [listened, before] = [0, 0]
  page.on('response', (reply) => {
    if (reply.url().endsWith('/api/notificationStream')) listened += 1
  })
  return async () => {
    await expect.poll(() => listened).toBeGreaterThan(before)
    before = listened
    await press(page, 'Menu')
    await press(page, 'Sign Out')
    await page.waitForURL('**/login')
  }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a visitor signs up, signs out, comes back remembered, and is forgotten', async ({
    page,
    context,
  }) => {
    const problems = problemsOf(page)
    const signOut = signsOut(page)
    await page.goto(`${server.url}/register`)
    await fillSignUp(page)
    await press(page, 'Sign Up')
    await page.waitForURL('**/register_success')
    await expect(page.getByRole('heading', { level: 1, name: 'You are registered' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await isAccessible(page, '/register_success')
    await page.getByRole('link', { name: 'Go to my courses' }).click()
    await page.waitForURL('**/dashboard')
    await signOut()

    await field(page, 'E-mail').fill('anu+hindi@boli.test')
    await field(page, 'Password').fill(password)
    await page.getByLabel('Remember me').check()
    await press(page, 'Sign In')
    await page.waitForURL('**/dashboard')
    await signOut()

    await expect(field(page, 'E-mail')).toHaveValue('anu+hindi@boli.test')
    await expect(field(page, 'Password')).toHaveValue('••••••••••')
    await expect(page.getByLabel('Remember me')).toBeChecked()
    const cookies = await context.cookies()
    expect(JSON.stringify(cookies)).not.toContain('mangoes')
    expect(cookies.find(({ name }) => name === 'boli_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    })
    await press(page, 'Sign In')
    await page.waitForURL('**/dashboard')
    await signOut()

    await page.getByLabel('Remember me').uncheck()
    await expect(field(page, 'Password')).toHaveValue('')
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => /device|email|remember/.test(name)))
      .toEqual([])
    await page.reload()
    await expect(field(page, 'E-mail')).toHaveValue('')
    expect(problems).toEqual([])
  })

  test('a visitor registers for a plan, with a picture and a birthday on 29 February', async ({ page }) => {
    const problems = problemsOf(page)
    await page.goto(server.url + chosenPlan)
    await expect(page.getByRole('radio', { name: /Free Plan/ })).toBeChecked()
    const inTurn: [string, () => Promise<unknown>][] = [
      ['Name is Required', () => field(page, 'Name').fill('José')],
      ['Surname is Required', () => field(page, 'Surname').fill('Menon')],
      ['Email is Required', () => field(page, 'E-mail').fill('jose@')],
      ['Email is Not Valid', () => field(page, 'E-mail').fill('jose@boli.test')],
      ['Password is Required', () => field(page, 'Password').fill(` ${password} `)],
      ['A password cannot begin or end with a blank.', () => field(page, 'Password').fill(password)],
      ['Birthday is Required', () => field(page, 'Birthday').fill('2004-02-29')],
      ['Country is Required', () => field(page, 'Country').selectOption({ label: 'Spain' })],
      ['Image is Required', () => choosePicture(page)],
      [
        'Please Accept Terms and Conditions',
        () => page.getByLabel('I accept the Terms & Conditions').check(),
      ],
    ]
    for (const [sentence, mend] of inTurn) {
      await press(page, 'Register')
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
      await mend()
    }
    await press(page, 'Read the Terms & Conditions')
    const terms = page.getByRole('dialog', { name: 'Terms & Conditions' })
    await expect(terms.getByText('48 hours', { exact: false })).toBeVisible()
    await isAccessible(page, 'the terms')
    await terms.getByRole('button', { name: 'Back to the form' }).click()
    await press(page, 'Register')
    await page.waitForURL('**/register_success')
    await page.goto(server.url + chosenPlan)
    await page.waitForURL('**/dashboard')
    expect(problems).toEqual([])
  })
})

async function choosePicture(page: Page): Promise<void> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  await field(page, 'Choose a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
}

test('a server’s refusal stands in the country’s message area', async ({ page }) => {
  await page.goto(server.url + chosenPlan)
  const typed = { Name: 'Asha', Surname: 'Menon', 'E-mail': 'student@boli.test', Password: password }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await field(page, 'Birthday').fill('1990-01-15')
  await field(page, 'Country').selectOption('IN')
  await choosePicture(page)
  await page.getByLabel('I accept the Terms & Conditions').check()
  await press(page, 'Register')
  await expect(field(page, 'Country')).toHaveAccessibleDescription(
    'This e-mail already has an account. Please sign in, or reset your password.',
  )
})

test('whoever registers for a paid plan has an account, and is told where to pay', async ({ page }) => {
  await page.goto(`${server.url}/register/hindi/hindi-annual/1-year`)
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked()
  await expect(page.getByText('US$ 99, 1 year')).toBeVisible()
  const typed = { Name: 'Asha', Surname: 'Menon', 'E-mail': 'pays@boli.test', Password: password }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await field(page, 'Birthday').fill('1990-01-15')
  await field(page, 'Country').selectOption('DE')
  await choosePicture(page)
  await page.getByLabel('I accept the Terms & Conditions').check()
  await press(page, 'Register')
  await expect(page.getByRole('alert')).toContainText('This plan is paid.')
  await page.getByRole('link', { name: 'Go to the plans' }).click()
  await page.waitForURL('**/pricing')
  await expect(page.getByText('You are on the Free Plan.')).toBeVisible()
})

test('the new sign-up tells every field at once, in its own words', async ({ page }) => {
  await page.goto(`${server.url}/login/no`)
  await press(page, 'Sign Up')
  await expect(page.getByText('Required', { exact: true })).toHaveCount(4)
  await expect(page.getByText('Please Accept Terms and Conditions')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await fillSignUp(page, { Name: 'A1', 'E-mail': 'asha@', Password: 'mango' })
  await field(page, 'Confirm Password').fill('mangoes')
  await press(page, 'Sign Up')
  for (const sentence of [
    'Only alphabets are allowed with minimum 3 characters and maximum of 30 characters',
    'Invalid email address',
    'Password length should be greater than 5',
    'Password and confirm password does not match',
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await fillSignUp(page, { 'E-mail': 'student@boli.test' })
  await press(page, 'Sign Up')
  await expect(page.getByRole('status').getByText('This e-mail already has an account.')).toBeVisible()
  await expect(field(page, 'E-mail')).toBeFocused()
})

test('a field that is being mended is not called wrong any more, and the others still are', async ({
  page,
}) => {
  await page.goto(`${server.url}/register`)
  await press(page, 'Sign Up')
  await expect(page.getByText('Required', { exact: true })).toHaveCount(4)
  await field(page, 'Password').fill(password)
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3)
  await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Strong.', { exact: true })).toBeVisible()
})

test('the login asks for one thing after the other', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  const inTurn = [
    ['', '', 'Email is Required'],
    ['asha', '', 'Email is Not Valid'],
    ['asha@boli.test', '', 'Password is Required'],
    ['asha@boli.test', 'wrong', 'Invalid email and password combination.'],
    [
      'student@boli.test',
      ' namaste-boli ',
      'Invalid email and password combination. No password begins or ends with a blank.',
    ],
  ] as const
  for (const [email, typed, sentence] of inTurn) {
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill(typed)
    await press(page, 'Sign In')
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
})

test('what is typed and sent before the scripts have come waits for them', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
  await field(page, 'E-mail').fill('student@boli.test')
  await field(page, 'Password').fill('namaste-boli')
  await field(page, 'Password').press('Enter')
  expect(page.url()).toBe(`${server.url}/login`)
  arrive()
  await page.waitForURL('**/dashboard')
})

test('Enter pressed twice signs up once, and two tabs get along', async ({ page, context }) => {
  let sent = 0
  await page.route('**/api/newsignup', async (route) => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(`${server.url}/register`)
  const other = await context.newPage()
  await other.goto(`${server.url}/register`)
  await fillSignUp(page, { 'E-mail': 'twice@boli.test' })
  await field(page, 'Confirm Password').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register_success')
  expect(sent).toBe(1)
  await fillSignUp(other, { 'E-mail': 'twice@boli.test' })
  await press(other, 'Sign Up')
  await expect(other.getByRole('status').getByText('This e-mail already has an account.')).toBeVisible()
  await other.goto(`${server.url}/dashboard`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(other.url()).pathname).toBe('/dashboard')
})

test('by keyboard alone: the tabs, the fields, the way out', async ({ page }) => {
  const problems = problemsOf(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Name')).toBeFocused()
  for (const text of ['Meera Joshi', 'meera@boli.test', password, password]) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register_success')
  expect(problems).toEqual([])
})

test('Escape and the cross close the dialog and go to /home', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  await field(page, 'E-mail').focus()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/home')
  await page.goto(`${server.url}/register`)
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
  await page.waitForURL('**/home')
})

test('/login/yes is the login, /login/{anything} the sign-up', async ({ page }) => {
  await page.goto(`${server.url}/login/yes`)
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${server.url}/login/perhaps`)
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
})

test('without JavaScript the forms stand and say what they need', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.content()).toContain('Signing in needs JavaScript.')
  await page.goto(`${server.url}/register`)
  await expect(field(page, 'Confirm Password')).toBeVisible()
  expect(await page.content()).toContain('Signing up needs JavaScript.')
  await context.close()
})

for (const [width, scheme] of [
  [1440, 'light'],
  [768, 'dark'],
  [375, 'light'],
  [320, 'dark'],
] as const) {
  test(`every page of the door is accessible and holds still at ${width} px, ${scheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems = problemsOf(page)
    for (const route of ['/login', '/login/no', '/register', chosenPlan, '/register_success']) {
      await page.goto(server.url + route)
      if (route === chosenPlan) await page.getByRole('radio').first().waitFor()
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}
