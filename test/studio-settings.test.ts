import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { KeptLegalText, KeptSettings } from '#calls/admin-settings.ts'
import { studioLanguages, studioTree } from '#calls/studio-tree.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { renderLetter } from '#server/mail/mail-template.ts'
import { registerPages } from '#server/site/pages.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

const directory = mkdtempSync(join(tmpdir(), 'boli-settings-'))
let server: TestServer
let pages: FastifyInstance
let admin: Person
let now = new Date('2026-03-18T12:00:00Z')

/** The parts of built pages that settings reach, as the build writes them. */
const contact = `<html><head><title>Contact · Boli</title><meta name="description" content="Write to Boli: support"/>
<link rel="canonical" href="https://boli.invalid/contact"/><script>var Boli=1</script>
<script type="application/ld+json">{"name":"Boli","email":"support@boli.test","sameAs":["https://x.test"],"url":"https://boli.invalid/"}</script></head>
<body><a href="/"><span data-logo="" class="contents"><svg viewBox="0 0 1 1"><path d="M0"/></svg></span><span>Boli</span></a>
<p>Hindi, spoken with the people who live it. Not Bolivia, not a.Boli/b.</p>
<a href="mailto:support@boli.test">support@boli.test</a><a href="mailto:press@boli.test">press@boli.test</a>
<dd class="big" data-number="members">14,000</dd><dd data-number="articles">200+</dd>
<ul data-socials=""><li><a href="https://www.youtube.com/@boli.test" rel="me">YouTube</a></li><li><a href="https://i.test" rel="me">Instagram</a></li></ul></body></html>`
const terms = `<html><head><title>Terms</title><link rel="canonical" href="https://boli.invalid/termsconditions"/></head><body>
<div data-legal="terms" class="m"><h1>Terms &amp; Conditions</h1><p data-dates="" class="d">Between you and the academy.</p>
<ul data-short="" class="s"><li class="l">One.</li><li class="l">Two.</li></ul>
<ol data-contents=""><li class="c"><a href="#agreement" class="a">The agreement</a></li><li class="c"><a href="#law" class="a">The law</a></li></ol>
<div data-sections="" class="y"><section aria-labelledby="agreement"><div class="hang"><h2 id="agreement" class="t">The agreement</h2></div><p class="p">First.</p><p class="p">Second.</p></section><section aria-labelledby="law"><div class="hang"><h2 id="law" class="t">The law</h2></div><p class="p">Third.</p></section></div></div></body></html>`

function write(file: string, text: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}

beforeAll(async () => {
  write('assets/manifest-1.js', 'window.__reactRouterManifest={"routes":{}};')
  write('__spa-fallback.html', '<html><head><title>Boli</title></head><body></body></html>')
  write('contact/index.html', contact)
  write('termsconditions/index.html', terms)
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum }, now: () => now })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN', enrol: false })
  await server.sql`update session_bearers set expires_at = '2030-01-01'`
  await server.sql`update auth_sessions set expires_at = '2030-01-01'`
  pages = Fastify()
  pages.decorate('deps', server.app.deps)
  await registerPages(pages, directory)
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(directory, { recursive: true })
})

const page = async (path: string) => (await pages.inject(path)).body
const settings = async () => (await admin.get('/admin/settings')).as(KeptSettings)
const change = async (more: object) =>
  admin.patch('/admin/settings', { version: (await settings()).version, ...more })

test('as long as nothing is changed, a page is sent as it was built', async () => {
  expect(await page('/contact')).toBe(contact.replaceAll('https://boli.invalid', server.config.publicUrl))
})

test('a changed name stands on the public pages at once, as a word of its own and nowhere else', async () => {
  const reply = await change({ name: 'Boli & Co <b>', tagline: "Hindi's home" })
  expect(reply.as(KeptSettings).settings.name).toBe('Boli & Co <b>')
  const html = await page('/contact')
  expect(html).toContain('<title>Contact · Boli &amp; Co &lt;b&gt;</title>')
  expect(html).toContain('content="Write to Boli &amp; Co &lt;b&gt;: support"')
  expect(html).toContain('<span>Boli &amp; Co &lt;b&gt;</span>')
  expect(html).toContain('<p>Hindi&#x27;s home. Not Bolivia, not a.Boli/b.</p>')
  expect(html).toContain('"name":"Boli & Co \\u003cb>"')
  expect(html).toContain('<script>var Boli=1</script>')
  // What scripts draw says the same: in the app's own page too.
  const note =
    '<script type="application/json" id="academy-settings">{"name":"Boli & Co \\u003cb>","tagline":"Hindi\'s home"}</script></head>'
  expect(html).toContain(note)
  expect(await page('/somewhere')).toContain(note)
  await change({ name: 'Bhasha' })
  expect(await page('/contact')).toContain('<title>Contact · Bhasha</title>')
  const letter = { subject: 'A', preview: '', heading: 'B', paragraphs: [] }
  expect(renderLetter(letter, 'https://a.test').text).toContain("Bhasha · Hindi's home")
})

test('links, mailboxes, numbers and the logo follow', async () => {
  await change({
    socials: [
      { name: 'Peer & Tube', url: 'https://tube.test/?a=1&b=2' },
      { name: 'Radio', url: 'https://radio.test' },
    ],
    mailboxes: { support: 'help@a.test', press: 'news@a.test', partnerships: 'with@a.test' },
    community: { members: 21_500, articles: 1200 },
    logo: 'abc.webp',
  })
  const html = await page('/contact')
  expect(html).toContain(
    '<ul data-socials=""><li><a href="https://tube.test/?a=1&amp;b=2" rel="me">Peer &amp; Tube</a></li>' +
      '<li><a href="https://radio.test" rel="me">Radio</a></li></ul>',
  )
  expect(html).toContain(
    '<a href="mailto:help@a.test">help@a.test</a><a href="mailto:news@a.test">news@a.test</a>',
  )
  expect(html).toContain('"email":"help@a.test","sameAs":["https://tube.test/?a=1&b=2","https://radio.test"]')
  expect(html).toContain(
    '<dd class="big" data-number="members">21,500</dd><dd data-number="articles">1,200+</dd>',
  )
  expect(html).toContain(
    '<span data-logo="" class="contents"><img src="/UserProfile/abc.webp" alt="" class="h-9 w-auto"/></span>',
  )
  const numbers = await answered(fetch(`${server.url}/api/academyNumbers`))
  expect(numbers.body.results.data).toMatchObject({ members: 21_500, articles: 1200 })
})

test('two who change the settings at once: the second is told, and nothing is overwritten', async () => {
  const { version } = await settings()
  expect((await admin.patch('/admin/settings', { version, name: 'First' })).status).toBe(200)
  const second = await admin.patch('/admin/settings', { version, name: 'Second' })
  expect([second.status, second.body.message]).toEqual([
    409,
    'Somebody else has changed the settings meanwhile. Please look at them again.',
  ])
  expect((await settings()).settings.name).toBe('First')
  // What they did not touch stays as the other left it.
  const beside = await admin.patch('/admin/settings', { tagline: 'Beside' })
  expect(beside.as(KeptSettings).settings).toMatchObject({ name: 'First', tagline: 'Beside' })
  const [entry] =
    await server.sql`select before->>'name' as before, after->>'name' as after from audit_entries
    where call = 'PATCH /admin/settings' and before ? 'name' order by id desc limit 1`
  expect(entry).toEqual({ before: 'Bhasha', after: 'First' })
})

test('a legal text refuses nobody who is changing the settings', async () => {
  const { version } = await settings()
  const text = { effectiveOn: '2026-12-01', inShort: ['Be kind.'], body: '## Private\n\nIt is.' }
  expect((await admin.post('/admin/legalTexts/privacy', text)).status).toBe(200)
  expect((await admin.patch('/admin/settings', { version, name: 'Third' })).status).toBe(200)
})

test('what is no address or no mailbox is refused in words', async () => {
  const why = async (more: object) => (await change(more)).body.message
  expect(await why({ socials: [{ name: 'X', url: 'javascript:alert(1)' }] })).toBe(
    'An address begins with https://',
  )
  expect(await why({ mailboxes: { support: 'x', press: 'a@b.cd', partnerships: 'a@b.cd' } })).toBe(
    'This is no e-mail address.',
  )
  expect(await why({ name: ' ' })).toBe('The academy needs a name.')
  expect(await why({ logo: '../secret' })).toBe('This is not the name of a picture.')
})

test('a language is opened and closed, and the files of the curriculum do not open it again', async () => {
  const before = (await settings()).languages.find(({ id }) => id === 'hindi')
  expect(before?.isOpen).toBe(true)
  const closed = await admin.put('/admin/settings/languages/hindi', { isOpen: false })
  expect(closed.as(KeptSettings).languages.find(({ id }) => id === 'hindi')?.isOpen).toBe(false)
  await server.sql`update languages set is_open = true where id = 'hindi'`
  expect((await settings()).languages.find(({ id }) => id === 'hindi')?.isOpen).toBe(false)
  await admin.put('/admin/settings/languages/hindi', { isOpen: true })
  expect((await settings()).languages.find(({ id }) => id === 'hindi')?.isOpen).toBe(true)
  await admin.put('/admin/settings/languages/hindi', { isOpen: true })
  const entries = await server.sql`select before->>'isOpen' as before, after->>'isOpen' as after
    from audit_entries where call = 'PUT /admin/settings/languages/:id' and subject_id = 'hindi' order by id`
  expect(entries.map(({ before, after }) => `${before} ${after}`)).toEqual([
    'true false',
    'false true',
    'true true',
  ])
  expect((await admin.put('/admin/settings/languages/klingon', { isOpen: true })).status).toBe(404)
})

test('the studio says of a language what the settings say, not what its file says', async () => {
  const shown = async () => {
    const listed = (await admin.get('/admin/contentLanguages')).as(studioLanguages.reply)
    const tree = (await admin.get('/admin/contentTree/hindi')).as(studioTree.reply)
    return [listed.find(({ id }) => id === 'hindi')?.isOpen, tree.language.isOpen]
  }
  expect(await shown()).toEqual([true, true])
  await admin.put('/admin/settings/languages/hindi', { isOpen: false })
  expect(await shown()).toEqual([false, false])
  await admin.put('/admin/settings/languages/hindi', { isOpen: true })
})

test('a legal text holds from its day on, stands on its page, and the older ones are kept', async () => {
  const written = (body: string, effectiveOn: string) =>
    admin.post('/admin/legalTexts/terms', { effectiveOn, inShort: ['Be <kind>.', 'Pay.', 'Learn.'], body })
  await written('## Now\n\nIt holds & counts.\n\nTwice.', '2026-03-18')
  const planned = (await written('## Later\n\nNot yet.', '2026-04-01')).as(KeptLegalText)
  expect(planned.state).toBe('planned')
  const html = await page('/termsconditions')
  expect(html).toContain('<p data-dates="" class="d">Effective from 18 March 2026.</p>')
  expect(html).toContain(
    '<ul data-short="" class="s"><li class="l">Be &lt;kind&gt;.</li><li class="l">Pay.</li><li class="l">Learn.</li></ul>',
  )
  expect(html).toContain('<ol data-contents=""><li class="c"><a href="#now-1" class="a">Now</a></li></ol>')
  expect(html).toContain(
    '<div data-sections="" class="y"><section aria-labelledby="now-1"><div class="hang"><h2 id="now-1" class="t">Now</h2></div>' +
      '<p class="p">It holds &amp; counts.</p><p class="p">Twice.</p></section></div></div></body>',
  )
  const listed = async () =>
    (await admin.get('/admin/legalTexts/terms')).as(z.array(KeptLegalText)).map(({ state }) => state)
  expect(await listed()).toEqual(['planned', 'now'])

  // The day comes, and nobody does anything.
  now = new Date('2026-04-01T00:00:01Z')
  expect(await page('/termsconditions')).toContain('<p class="p">Not yet.</p>')
  expect(await listed()).toEqual(['now', 'past'])
  const text = await answered(fetch(`${server.url}/api/legalTexts/terms`))
  expect(text.body.results.data.text).toMatchObject({
    effectiveOn: '2026-04-01',
    sections: [{ title: 'Later' }],
  })
  expect((await answered(fetch(`${server.url}/api/legalTexts/privacy`))).body.results.data.text).toBeNull()

  expect((await admin.delete(`/admin/legalTexts/terms/${planned.id}`)).status).toBe(409)
  const mistake = (await written('## Never\n\nNo.', '2026-05-01')).as(KeptLegalText)
  expect((await admin.delete(`/admin/legalTexts/terms/${mistake.id}`)).status).toBe(200)
  expect((await written('## Back\n\nThen.', '2026-03-01')).body.message).toBe(
    'It can hold from today on, not from a day that has passed.',
  )
  expect((await written('No heading', '2026-05-01')).body.message).toBe(
    'Begin with a heading: ## and its words.',
  )
  await expect(server.sql`update legal_texts set body = 'x'`).rejects.toThrow('never edited')
})

test('settings are for admins', async () => {
  for (const role of ['STUDENT', 'EDITOR', 'SUPPORT']) {
    const who = await person(server, { role, enrol: false })
    await server.sql`update session_bearers set expires_at = '2030-01-01'`
    expect((await who.get('/admin/settings')).status).toBe(403)
  }
})
