import { expect, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { hasCome, holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3187)

/** Each public page, and one sentence that must stand in it without a script. */
const pages = {
  '/': 'Speak Hindi with the people who live it',
  '/home': 'Speak Hindi with the people who live it',
  '/aboutus': 'OUR TEAM',
  '/contact': 'partnerships@boli.test',
  '/privacypolicy': 'Effective 24 February 2018. Last revised 1 March 2019.',
  '/termsconditions': 'The annual membership costs US$ 99.',
  '/footer': 'Terms & Conditions',
  '/ajax': 'Yes: this page has just come from it.',
  '/sample-video': 'A film to try',
  '/launching': "We're launching soon!",
}

const plans = ['/prices', '/pricing', '/subscription', '/subscriptions', '/subscription/hindi']
const film = '/youtube/dQw4w9WgXcQ'

test('every public page says to search engines and shared links what it is, once', async ({ request }) => {
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text()
  for (const path of [...Object.keys(pages), ...plans, '/login', '/register', '/try', film]) {
    const html = await (await request.get(server.url + path)).text()
    const all = (part: RegExp) => Array.from(html.matchAll(part), ([, found]) => found)
    expect(all(/<title>([^<]+)<\/title>/g), path).toHaveLength(1)
    expect(all(/<meta name="description" content="([^"]{20,})"/g), path).toHaveLength(1)
    expect(all(/<meta property="og:image" content="(http[^"]+\.png)"/g), path).toHaveLength(1)
    expect(all(/<link rel="canonical" href="([^"]+)"/g), path).toEqual([server.url + path])
    expect(sitemap.includes(`<loc>${server.url}${path}</loc>`), path).toBe(path !== film)
    expect(all(/<meta name="robots" content="([^"]+)"/g), path).toEqual([])
    const [picture = ''] = all(/<meta property="og:image" content="([^"]+)"/g)
    expect((await request.get(picture)).headers()['content-type'], path).toBe('image/png')
    const data = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text = '') =>
      JSON.parse(text),
    )
    expect(
      data.map((thing) => thing['@type']),
      path,
    ).toContain(path === '/' ? 'EducationalOrganization' : 'BreadcrumbList')
  }
  expect(sitemap).not.toMatch(/404|youtube/)
})

test('every public page is whole without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, sentence] of Object.entries(pages)) {
    await page.goto(server.url + path)
    await expect(page.getByText(sentence).first(), path).toBeVisible()
  }
  await page.goto(server.url + film)
  await expect(page.getByTitle('Video on YouTube')).toHaveAttribute('src', /\/embed\/dQw4w9WgXcQ\?/)
  await expect(page.getByRole('link', { name: 'Watch it on YouTube' })).toBeVisible()
  await page.goto(`${server.url}/youtube/not-an-id`)
  await expect(page.getByText('This address names no video.')).toBeVisible()
  for (const nowhere of ['/nowhere/at/all', '/404']) {
    expect((await page.goto(server.url + nowhere))?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found · Boli')
    await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toBeVisible()
  }
  await page.goto(`${server.url}/aboutus`)
  await expect(page.getByRole('button', { name: 'Meenakshi' })).toBeVisible()
  await page.goto(`${server.url}/try`)
  await page.getByRole('link', { name: 'watch one' }).click()
  await expect(page).toHaveURL(/\/sample-video$/)
  await expect(page.locator('video source')).toHaveAttribute('src', '/media/sample/film')
  await context.close()
})

for (const [width, scheme] of [
  [1440, 'dark'],
  [375, 'light'],
  [320, 'dark'],
] as const) {
  test(`every public page is accessible and holds still at ${width} px, ${scheme}`, async ({ browser }) => {
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const problems = problemsOf(page)
    for (const path of Object.keys(pages)) {
      await page.goto(server.url + path)
      await holdsStill(page, path)
      await isAccessible(page, path)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

test('the front page comes in less than 150 kB, fonts and all, and no script with it', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(server.url, { waitUntil: 'networkidle' })
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(150_000)
  expect(await page.locator('script[src]').count()).toBe(0)
})

test('what there is to tell of a colleague shows on pointing, by keyboard and by touch', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${server.url}/aboutus`)
  const tip = page.getByRole('tooltip').filter({ hasText: 'Madurai' })
  const card = page.getByRole('button', { name: 'Meenakshi' })
  await expect(card).toHaveAccessibleDescription(/Her first language is Tamil/)
  await expect(tip).toBeHidden()
  await card.focus()
  await expect(tip).toBeVisible()
  await card.blur()
  await expect(tip).toBeHidden()
  await card.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await card.tap()
  await expect(tip).toBeVisible()
  await context.close()
})

test('the academy says in a word whether it can be reached', async ({ page }) => {
  await page.goto(`${server.url}/ajax`)
  await expect(page.getByRole('status')).toHaveText(/^Yes: the academy answered in \d+ ms\.$/)
  await page.route('**/api/health', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('status')).toContainText('Not right now.')
})

test('a page that was built in another year comes to life as it stands', async ({ page }) => {
  const problems = problemsOf(page)
  await page.clock.setSystemTime(new Date('2031-01-01T09:00:00Z'))
  await page.goto(`${server.url}/login`)
  await hasCome(page)
  await expect(page.getByRole('contentinfo').getByText('© Boli', { exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

test('a visitor watches the sample film, with captions', async ({ page }) => {
  const problems = problemsOf(page)
  await page.goto(`${server.url}/sample-video`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3)
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
  expect(problems).toEqual([])
  for (const file of ['en', 'hi', 'hi-latn']) {
    const reply = await page.request.get(`${server.url}/media/sample/${file}.vtt`)
    expect(await reply.text()).toContain('WEBVTT')
  }
})

test('a video of YouTube stands in a frame that keeps no cookies, and only a real id does', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'a film' }))
  await page.goto(`${server.url}/youtube/dQw4w9WgXcQ`)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/,
  )
  await isAccessible(page, '/youtube')
  await page.goto(`${server.url}/youtube/not-an-id%3Fx`)
  await expect(page.getByRole('heading', { name: 'Video not available' })).toBeVisible()
  await isAccessible(page, '/youtube of no video')
  await expect(frame).toHaveCount(0)
})

test('an address that names nothing is told so, with 404', async ({ page }) => {
  const problems = problemsOf(page)
  const reply = await page.goto(`${server.url}/nowhere/at/all`)
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
  await isAccessible(page, 'an address that names nothing')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.waitForURL(`${server.url}/`)
  expect(problems.filter((text) => !text.includes('404'))).toEqual([])
})

test('a signed-in student goes from the pages for visitors to the dashboard, and may stay on /', async ({
  page,
}) => {
  await signIn(page, server.url, 'student@boli.test')
  for (const path of ['/home', '/aboutus', '/contact', '/privacypolicy', '/termsconditions']) {
    await page.goto(server.url + path)
    await page.waitForURL('**/dashboard')
  }
  await page.goto(server.url)
  await expect(page.getByRole('link', { name: 'Go on learning' }).first()).toBeVisible()
  expect(page.url()).toBe(`${server.url}/`)
})

test('from a live page the links at the foot lead on, and the team is asked for', async ({ page }) => {
  const problems = problemsOf(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('button', { name: 'Gurpreet' })).toBeVisible()
  await expect(page).toHaveTitle('About Boli')
  expect(problems).toEqual([])
})
