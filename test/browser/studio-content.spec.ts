import { type Browser, expect, type Page, test } from '@playwright/test'
import type { MenuChapter } from '#calls/courses.ts'
import type { Exercise } from '#calls/practice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press, solveExercise } from './solve-exercise.ts'
import { completedExercises, fetched, holdsStill, problemsOf, signIn } from './student.ts'
import { addExercise, everyType, saveDraft, writeFilm } from './studio-pages.ts'

const server = servedOn(3190)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await signIn(page, server.url, 'admin@boli.test')
  const [star] = await fetched<{ id: string }[]>(page, '/api/admin/users?search=star@boli.test')
  await page.evaluate(async (id) => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    await fetch(`/api/admin/users/${id}`, { method: 'PATCH', headers, body: '{"role":"EDITOR"}' })
  }, star?.id)
  await page.close()
})

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, server.url, email)
  return page
}

async function make(page: Page, button: string, name: string): Promise<void> {
  await press(page, button)
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
  await press(page, 'Make it')
}

/** Up and down again, with the focus going along. */
async function reorderByKeyboard(page: Page): Promise<void> {
  const first = page.getByRole('list', { name: 'Lessons of At the stall' }).getByRole('listitem').first()
  const up = page.getByRole('button', { name: 'Move One more cup up' })
  await up.press('Enter')
  await expect(first).toContainText('One more cup')
  await expect(up).toBeFocused()
  await page.getByRole('button', { name: 'Move One more cup down' }).press('Enter')
  await expect(first).toContainText('A cup of tea')
}

const lessonPath = '/admin/lessons/hindi-tea-with-friends-a-cup-of-tea'

test('an editor makes a course of two lessons with a film and every type of exercise, and a student learns it', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'star@boli.test')
  const problems = problemsOf(page)
  await page.goto(`${server.url}/admin/content`)
  await press(page, 'New course')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Tea with friends')
  await page.getByLabel('Name in its language').fill('चाय पर')
  await page.getByLabel('Description').fill('Sit down, have some tea.')
  await page.getByLabel('Difficulty').selectOption({ label: 'All levels' })
  await press(page, 'Make it')
  await expect(page.getByRole('heading', { level: 1, name: 'Tea with friends' })).toBeVisible()
  await page.getByLabel('Chapter', { exact: true }).fill('At the stall')
  await saveDraft(page)
  for (const lesson of ['A cup of tea', 'One more cup']) {
    await make(page, 'New lesson in At the stall', lesson)
    await expect(page.getByRole('link', { name: lesson })).toBeVisible()
  }
  await reorderByKeyboard(page)

  await page.getByRole('link', { name: 'A cup of tea' }).click()
  await page.getByLabel('Aim').fill('You can say that the tea is good.')
  await page.getByLabel('Question at the end').fill('Do you like tea?')
  await writeFilm(page)
  await page.getByRole('tab', { name: /^Exercises/ }).click()
  for (const written of everyType) await addExercise(page, written)
  await expect(page.getByRole('region', { name: 'As the student sees it' })).toContainText(
    'The house is big.',
  )
  await saveDraft(page)
  await page.getByRole('link', { name: 'Its course' }).click()

  await page.getByRole('link', { name: 'One more cup' }).click()
  await page.getByLabel('Aim').fill('You can read that the tea is good.')
  await page.getByLabel('Question at the end').fill('Another cup?')
  await page.getByRole('tab', { name: /^Exercises/ }).click()
  for (const written of everyType.filter(({ type }) => type === 'READING WITH TEXT'))
    await addExercise(page, written)
  await saveDraft(page)
  await page.getByRole('link', { name: 'Its course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tea with friends' })).toBeVisible()
  await press(page, 'Publish')
  // The whole curriculum is read and checked first.
  const asked = page.getByRole('alertdialog', { name: 'Publish for every student?' })
  await expect(asked.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 })
  await expect(asked.getByRole('listitem')).toHaveText([
    'One more cup New',
    'A cup of tea New',
    'Tea with friends New',
    'Words of Tea with friends New',
  ])
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  // What was saved as a draft is what students see, though it was not saved again.
  await expect(page.getByRole('status').filter({ hasText: 'As students see it' })).toBeVisible()
  expect(problems).toEqual([])

  const student = await signedIn(browser, 'student@boli.test')
  await student.goto(`${server.url}/dashboard`)
  await student
    .getByRole('link', { name: /Tea with friends/ })
    .first()
    .click()
  await expect(student.getByRole('heading', { level: 1, name: 'Tea with friends' })).toBeVisible()
  const exercises = await fetched<Exercise[]>(
    student,
    '/api/lessonExercises/hindi-tea-with-friends-a-cup-of-tea',
  )
  expect(exercises.map(({ questionType }) => questionType)).toEqual(everyType.map(({ type }) => type))
  const [chapter] = await fetched<MenuChapter[]>(student, '/api/courseLeftMenu/hindi-tea-with-friends')
  const place = `/course/hindi/chapter/${chapter?.chapterId}/unit/hindi-tea-with-friends`
  await student.goto(`${server.url}${place}/lesson/hindi-tea-with-friends-a-cup-of-tea/practice`)
  for (const exercise of exercises) await solveExercise(student, exercise)
  await expect
    .poll(() => completedExercises(student, 'hindi-tea-with-friends-a-cup-of-tea'))
    .toHaveLength(everyType.length)
  await student.context().close()
  await page.context().close()
})

test('an editor goes one step back in history', async ({ browser }) => {
  const page = await signedIn(browser, 'star@boli.test')
  const problems = problemsOf(page)
  await page.goto(server.url + lessonPath)
  await page.getByLabel('Aim').fill('You can say that the tea is cold.')
  await saveDraft(page)
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await history
    .getByRole('button', { name: /^What changed/ })
    .first()
    .click()
  await expect(history.getByText('You can say that the tea is cold.')).toBeVisible()
  await history
    .getByRole('button', { name: /^Go back to this/ })
    .first()
    .click()
  await press(page, 'Go back')
  await page.getByRole('tab', { name: /^About/ }).click()
  await expect(page.getByLabel('Aim')).toHaveValue('You can say that the tea is good.')
  expect(problems).toEqual([])
  await page.context().close()
})

test('two editors save the same lesson: the second is told, and nothing is overwritten', async ({
  browser,
}) => {
  const [first, second] = [
    await signedIn(browser, 'star@boli.test'),
    await signedIn(browser, 'admin@boli.test'),
  ]
  for (const page of [first, second]) await page.goto(server.url + lessonPath)
  await second.getByLabel('Aim').fill('You can praise the tea.')
  await first.getByLabel('Name', { exact: true }).fill('A hot cup of tea')
  await saveDraft(first)
  await press(second, 'Save draft')
  const told = second.getByRole('alert').filter({ hasText: 'look at the difference' })
  await expect(told).toContainText('saved this lesson at')
  await told.getByRole('button', { name: 'Look at the difference' }).click()
  await expect(told.getByText('A hot cup of tea')).toBeVisible()
  await expect(second.getByLabel('Aim')).toHaveValue('You can praise the tea.')

  await press(second, 'Put my changes on theirs')
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('A hot cup of tea')
  await saveDraft(second)
  await first.reload()
  await expect(first.getByLabel('Aim')).toHaveValue('You can praise the tea.')
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue('A hot cup of tea')
  for (const page of [first, second]) await page.context().close()
})

test('a word that a lesson lacks is made in the course of the lesson', async ({ browser }) => {
  const page = await signedIn(browser, 'star@boli.test')
  await page.goto(server.url + lessonPath)
  await page.getByRole('tab', { name: /^Words/ }).click()
  await page.getByRole('link', { name: 'Make a word that is not there yet' }).click()
  await press(page, 'New word')
  const course = page.getByRole('dialog').getByLabel('Course', { exact: true })
  await expect(course).toHaveValue('hindi-tea-with-friends')
  await page.context().close()
})

test('what publishing would change is looked up each time that it is asked for', async ({ browser }) => {
  const page = await signedIn(browser, 'star@boli.test')
  await page.goto(server.url + lessonPath)
  await page.getByLabel('Aim').fill('You can praise hot tea.')
  await saveDraft(page)
  await press(page, 'Publish')
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 })
  await press(page, 'Keep it as it is')
  await page.route('**/api/admin/publish/check', () => {})
  await press(page, 'Publish')
  await expect(asked).toContainText('All that is taught is checked first')
  await expect(asked.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await page.context().close()
})

test('what is written while a draft is being saved stays, and is saved next', async ({ browser }) => {
  const page = await signedIn(browser, 'star@boli.test')
  await page.goto(server.url + lessonPath)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/api\/admin\/document$/, async (route) => {
    if (route.request().method() !== 'GET') await held
    await route.continue()
  })
  await page.getByLabel('Aim').fill('You can ask for tea.')
  await press(page, 'Save draft')
  await page.getByLabel('Note', { exact: true }).fill('Tea comes with milk.')
  await page.getByLabel('Aim').fill('You can ask for tea and for water.')
  letThrough()
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Tea comes with milk.')
  await expect(page.getByLabel('Aim')).toHaveValue('You can ask for tea and for water.')
  await saveDraft(page)
  await page.reload()
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Tea comes with milk.')
  await expect(page.getByLabel('Aim')).toHaveValue('You can ask for tea and for water.')
  await page.context().close()
})

test('who comes back to a lesson begins with what stands there now', async ({ browser }) => {
  const [first, second] = [
    await signedIn(browser, 'star@boli.test'),
    await signedIn(browser, 'admin@boli.test'),
  ]
  await first.goto(server.url + lessonPath)
  await first.getByRole('link', { name: 'Its course' }).click()
  await expect(first.getByRole('link', { name: 'One more cup' })).toBeVisible()
  await second.goto(server.url + lessonPath)
  await second.getByLabel('Aim').fill('You can pour the tea.')
  await saveDraft(second)
  await first.getByRole('link', { name: 'A hot cup of tea' }).click()
  await expect(first.getByLabel('Aim')).toHaveValue('You can pour the tea.')
  await first.getByLabel('Aim').fill('You can drink the tea.')
  await saveDraft(first)
  for (const page of [first, second]) await page.context().close()
})

test('each edit link leads to the very thing, and its frame stands while it is on its way', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'admin@boli.test')
  const problems = problemsOf(page)
  const place = '/course/hindi/chapter/hindi-market.fruit/unit/hindi-market/lesson/hindi-market-mangoes'
  await page.goto(`${server.url}/introduction${place}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL('**/admin/lessons/hindi-market-mangoes')
  await expect(page.getByRole('heading', { level: 1, name: 'Two kilos of mangoes' })).toBeVisible()
  await page.goto(`${server.url}${place}/practice`)
  const [exercise] = await fetched<Exercise[]>(page, '/api/lessonExercises/hindi-market-mangoes')
  const [ex, exM] = await Promise.all(
    ['Edit Ex', 'Edit ExM'].map((name) => page.getByRole('link', { name, exact: true }).getAttribute('href')),
  )
  expect(ex).toBe(`/admin/exercises/${exercise?.id}`)
  expect(exM).toBe(`/admin/exerciseMasters/${exercise?.exerciseMasterId}`)

  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  // Asked for alone, or along with what the rest of the page asks for.
  await page.route(/\/api\/(?:admin\/|together$)/, async (route) => {
    if (/"\/admin\/|^$/.test(route.request().postData() ?? '')) await held
    await route.continue()
  })
  const cold = [
    [`${ex}`, 'Lesson'],
    [`${exM}`, 'Exercise masters'],
    ['/admin/document?path=hindi/language.yaml', 'Document'],
    ['/admin/lessons/hindi-market-mangoes/preview', 'Preview'],
  ] as const
  for (const [path, title] of cold) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible()
    await expect(page.getByRole('status').getByText('Loading…'), path).toBeVisible()
  }
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Mangoes' })).toBeVisible()
  await page.goto(`${server.url}${ex}`)
  await expect(page.getByRole('tab', { name: /^Exercises/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Kind of exercise')).toHaveValue(`${exercise?.questionType}`)
  await page.goto(`${server.url}${exM}`)
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(page.getByLabel('What to do')).toHaveValue('Watch the film.')
  await page.goto(`${server.url}/admin/document?path=hindi/glossary.yaml`)
  await page.waitForURL('**/admin/glossary**')
  expect(problems).toEqual([])
  await page.context().close()
})

const routes = [
  '/admin/content',
  '/admin/courses/hindi-market',
  '/admin/lessons/hindi-market-mangoes',
  '/admin/lessons/hindi-market-mangoes?part=words',
  '/admin/lessons/hindi-market-mangoes?part=films',
  '/admin/lessons/hindi-market-mangoes?part=history',
  '/admin/lessons/hindi-market-mangoes?part=file',
  '/admin/lessons/hindi-market-mangoes/preview',
  '/admin/exercises/hindi-market-mangoes.e4',
  '/admin/exerciseMasters/hindi.master.listen-with-text',
  '/admin/glossary',
  '/admin/document?path=hindi/language.yaml',
  '/admin/words?search=mango',
  '/admin/vocabularies/hindi.aam',
  '/admin/answers',
]
for (const [width, scheme, shown] of [
  [1440, 'light', routes.slice(0, 3)],
  [375, 'dark', routes],
] as const) {
  test(`every page of authoring is accessible and holds still at ${width} px, ${scheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems = problemsOf(page)
    await signIn(page, server.url, 'admin@boli.test')
    for (const route of shown) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}
