import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCurriculum } from '../../../test/learner-for-tests.ts'
import { startServer, type TestServer } from '../../../test/server-for-tests.ts'
import { loadCurriculum } from '../curriculum/load-curriculum.ts'
import { forgetTaught } from '../curriculum/taught.ts'
import { forgetSteady } from '../steady.ts'
import { filled } from './page-filling.ts'
import { registerPages } from './pages.ts'

const directory = mkdtempSync(join(tmpdir(), 'boli-filling-'))
let server: TestServer
let app: FastifyInstance

function write(file: string, text: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}

beforeAll(async () => {
  const card =
    '<li><img src="/UserProfile/{profile_pic}"><b id="tip-{at}">{firstname}</b>{title}: {description}</li>'
  write('assets/manifest-1.js', 'window.__reactRouterManifest={"routes":{}};')
  write('__spa-fallback.html', 'the app')
  write(
    'aboutus/index.html',
    `<link rel="canonical" href="https://boli.invalid/aboutus"/><section id="a">Before</section><section id="t" data-team=""><ul>${card}</ul></section>After`,
  )
  write(
    'index.html',
    '<link rel="canonical" href="https://boli.invalid/"/><script type="application/ld+json">{"@id":"https://boli.invalid/#academy"}</script><script type="application/ld+json">{"itemListElement":"{courses}"}</script>',
  )
  write('home/index.html', '<link rel="canonical" href="https://boli.invalid/"/>')
  server = await startServer({ env: { PUBLIC_URL: 'https://academy.test' } })
  app = Fastify()
  app.decorate('deps', server.app.deps)
  await registerPages(app, directory)
})
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(directory, { recursive: true })
})

const page = async (path: string) => (await app.inject(path)).body
/** As after an admin's call: what is written past the calls is seen a second later. */
const changed = () => forgetSteady(server.sql)

test('without a team its section goes, and nothing else', async () => {
  expect(await page('/aboutus')).toBe(
    '<link rel="canonical" href="https://academy.test/aboutus"/><section id="a">Before</section>After',
  )
})

test('the one card of the built page is dealt to each member, as text and never as markup', async () => {
  await server.sql`insert into team_members (id, first_name, title, description, picture, position) values
    ('a', 'Asha', 'Founder', 'Says <script>hi</script> & $& {title}', 'team-asha.svg', 1),
    ('b', 'Imran', 'Sound', '', '', 2)`
  changed()
  expect(await page('/aboutus')).toContain(
    '<ul><li><img src="/UserProfile/team-asha.svg"><b id="tip-0">Asha</b>Founder: ' +
      'Says &#60;script&#62;hi&#60;/script&#62; &#38; $&#38; {title}</li>' +
      '<li><img src="/UserProfile/"><b id="tip-1">Imran</b>Sound: </li></ul>',
  )
})

test('the page follows when the team changes', async () => {
  await server.sql`update team_members set is_active = false where id = 'a'`
  changed()
  expect(await page('/aboutus')).not.toContain('Asha')
})

test('the courses stand in the front page for search engines, and its policy allows that script', async () => {
  const reply = await app.inject('/')
  expect(reply.body).toContain('{"itemListElement":[]}')
  // SHA-256 of the text just above, in base64.
  expect(reply.headers['content-security-policy']).toContain(
    "'sha256-+UpSrqbvDKt/e1WruFSHNbAjUDgIuu6RTlETAnJxeog='",
  )
})

test('search engines are told every page that is its own right address, and where not to look', async () => {
  expect(await page('/sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://academy.test/</loc></url>
  <url><loc>https://academy.test/aboutus</loc></url>
</urlset>
`)
  expect(await page('/robots.txt')).toBe(`User-agent: *
Allow: /
Disallow: /api/
Disallow: /dev/
Sitemap: https://academy.test/sitemap.xml
`)
})

test('how much is taught is said as it is counted now, of Hindi alone where only Hindi is sold', async () => {
  const built =
    '<b data-number="courses">9</b><b data-number="lessons">99+</b><b data-number="members">5</b><b data-number="courses_hindi">9</b>'
  expect(await filled(built, server.sql)).toBe(built)
  await loadCurriculum(server.sql, testCurriculum)
  forgetTaught(server.sql)
  expect(await filled(built, server.sql)).toBe(
    '<b data-number="courses">2</b><b data-number="lessons">4</b><b data-number="members">5</b><b data-number="courses_hindi">2</b>',
  )
  await server.sql`update courses set language_id = 'marathi' where id = 'hindi-letters'`
  forgetTaught(server.sql)
  expect(
    await filled('<b data-number="lessons_hindi"></b><b data-number="courses_hindi"></b>', server.sql),
  ).toBe('<b data-number="lessons_hindi">3</b><b data-number="courses_hindi">1</b>')
})
