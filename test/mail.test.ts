import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimMails } from '#server/mail/mail-store.ts'
import { renderLetter } from '#server/mail/mail-template.ts'
import { type Mail, queueMail } from '#server/mail/queue-mail.ts'
import { answered, type Person, person } from './learner-for-tests.ts'
import { startMailServer } from './mail-server-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer
let admin: Person

beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Boli <hello@boli.test>' } })
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(async () => {
  await server.close()
  await mailServer.close()
})
beforeEach(async () => {
  mailServer.state.mood = 'takes'
  mailServer.received.length = 0
  await server.sql`delete from mails`
})

/** A server of its own takes its time where many tests run. */
const opensServer = { timeout: 60_000 }
const mail: Mail = { to: 'asha@boli.test', subject: 'Namaste', text: 'Hello', html: '<p>Hello</p>' }
const patience = { timeout: 15_000, interval: 50 }
const untilSent = (n: number) => expect.poll(() => mailServer.received.length, patience).toBe(n)

async function rowOf() {
  const [row] =
    await server.sql`select attempts, last_error, text_body, html_body, sent_at is not null as sent,
    failed_at is not null as failed, due_at > now() + interval '2 seconds' as "isLater" from mails`
  return row
}

test('a queued mail goes out through the mail server, and its words are not kept', async () => {
  const attachments = [{ filename: 'lesson.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }]
  await queueMail(server.sql, { ...mail, attachments })
  await untilSent(1)
  const [message] = mailServer.received
  expect(message).toContain('From: Boli <hello@boli.test>')
  expect(message).toContain('To: asha@boli.test')
  expect(message).toContain('Subject: Namaste')
  expect(message).toContain('<p>Hello</p>')
  expect(message).toContain('filename=lesson.ics')
  await expect.poll(rowOf, patience).toMatchObject({ sent: true, attempts: 1, text_body: '', html_body: '' })
})

test('a mail of a transaction that fails is never sent', async () => {
  const failing = server.sql.begin(async (tx) => {
    await queueMail(tx, mail)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rowOf()).toBeUndefined()
})

test('a mail with the same key goes out once', async () => {
  await queueMail(server.sql, { ...mail, dedupeKey: 'welcome:1' })
  await queueMail(server.sql, { ...mail, dedupeKey: 'welcome:1' })
  await untilSent(1)
  await queueMail(server.sql, { ...mail, dedupeKey: 'welcome:1' })
  const [row] = await server.sql`select count(*)::int as n from mails`
  expect(row).toEqual({ n: 1 })
})

test('a busy mail server is asked again later, and gets the mail then', async () => {
  mailServer.state.mood = 'busy'
  await queueMail(server.sql, mail)
  await expect.poll(rowOf, patience).toMatchObject({
    attempts: 1,
    sent: false,
    failed: false,
    isLater: true,
    last_error: expect.stringContaining('451 come back later'),
  })
  mailServer.state.mood = 'takes'
  await server.sql`update mails set due_at = now()`
  await untilSent(1)
  await expect.poll(rowOf, patience).toMatchObject({ attempts: 2, sent: true, last_error: '' })
})

test('what finally fails stands in the list of the admins, who send it on its way again', async () => {
  mailServer.state.mood = 'busy'
  await server.sql.begin(async (tx) => {
    await queueMail(tx, mail)
    await tx`update mails set attempts = 29`
  })
  await expect.poll(rowOf, patience).toMatchObject({ attempts: 30, failed: true })
  const list = await admin.get('/admin/mails?state=failed')
  expect(list.body.results.data).toEqual([
    {
      id: expect.any(String),
      to: 'asha@boli.test',
      subject: 'Namaste',
      state: 'failed',
      attempts: 30,
      lastError: expect.stringContaining('451'),
      createdAt: expect.stringMatching(/Z$/),
    },
  ])
  mailServer.state.mood = 'takes'
  const { id } = list.body.results.data[0]
  expect((await admin.post(`/admin/mails/${id}/retry`, {})).status).toBe(200)
  await untilSent(1)
  await expect.poll(rowOf, patience).toMatchObject({ sent: true, failed: false })
  expect((await admin.get('/admin/mails?state=failed')).body.results.data).toEqual([])
  expect((await admin.post(`/admin/mails/${id}/retry`, {})).status).toBe(404)
})

test.each(['refuses', 'knows no such user'] as const)(
  'a mailbox that does not exist is not asked for thirty times: the server %s',
  async (mood) => {
    mailServer.state.mood = mood
    await queueMail(server.sql, mail)
    await expect.poll(rowOf, patience).toMatchObject({ attempts: 1, failed: true })
  },
)

test.each([
  ['knows no such sender', '550 sender not verified'],
  ['asks who sends', '530 Authentication required'],
  ['takes nothing from here', '550 5.7.1 Client host blocked'],
  ['passes nothing on', '554 Relay access denied'],
  ['relays for others', '550 relay not permitted'],
  ['finds no record of us', '550 SPF check failed'],
  ['has no such domain', '550 5.1.8 Sender address rejected: Domain not found'],
  ['checks who sends', '550 Sender verify failed: unknown user'],
] as const)(
  'a mail server that %s is mended by whoever set it, and the mail waits for that',
  async (...[mood, said]) => {
    mailServer.state.mood = mood
    await queueMail(server.sql, mail)
    const last_error = expect.stringContaining(said)
    await expect.poll(rowOf, patience).toMatchObject({ attempts: 1, last_error })
    expect(await rowOf()).toMatchObject({ failed: false, isLater: true })
  },
)

test('the list of failed mails is for admins', async () => {
  const student = await person(server, { enrol: false })
  expect((await student.get('/admin/mails?state=failed')).status).toBe(403)
  expect((await admin.get('/admin/mails?state=lost')).status).toBe(400)
})

test('the list of mails goes on page after page, and a mail is found by its address and its subject', async () => {
  await server.sql`insert into mails (id, recipient, subject, text_body, html_body, created_at, failed_at, sent_at)
    select 'm' || n, 'learner' || n || '@school.test', 'Your week, ' || n, '', '',
      now() - n * interval '1 minute', case when n <= 120 then now() end, case when n > 120 then now() end
    from generate_series(1, 125) n`
  await server.sql`update mails set recipient = 'Meera.Rao@boli.test', subject = 'नमस्ते Meera' where id = 'm77'`
  const page = async (query: string) => (await admin.get(`/admin/mails?${query}`)).body.results
  const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
  const numbered = (from: number, until: number) =>
    Array.from({ length: until - from + 1 }, (_, place) => `m${from + place}`)

  const first = await page('state=failed')
  expect(idsOf(first)).toEqual(numbered(1, 50))
  expect(first.total).toBe(120)
  const second = await page(`state=failed&cursor=${encodeURIComponent(first.next)}`)
  expect(idsOf(second)).toEqual(numbered(51, 100))
  const third = await page(`state=failed&cursor=${encodeURIComponent(second.next)}`)
  expect(idsOf(third)).toEqual(numbered(101, 120))
  expect(third.next).toBeUndefined()

  for (const typed of ['meera', 'rao@boli', 'MEERA.RAO@boli.test', 'नमस्', 'meera नमस्ते'])
    expect(idsOf(await page(`state=failed&search=${encodeURIComponent(typed)}`)), typed).toEqual(['m77'])
  expect(idsOf(await page('state=sent&search=meera'))).toEqual([])
  expect(idsOf(await page('state=sent&search=your+week'))).toEqual(numbered(121, 125))
  expect(idsOf(await page('state=failed&search=eera'))).toEqual([])
  expect((await admin.get('/admin/mails?cursor=nowhere')).status).toBe(400)
})

test('a process that dies between claiming and sending loses nothing', async () => {
  await server.sql.begin(async (tx) => {
    await queueMail(tx, mail)
    expect(await claimMails(tx, { most: 5, leaseSeconds: 2 })).toHaveLength(1)
  })
  await untilSent(1)
  expect((await rowOf())?.attempts).toBe(2)
})

test('a claimed mail is nobody else’s until its lease ends', async () => {
  const [first, second] = await server.sql.begin(async (tx) => {
    await queueMail(tx, mail)
    const pace = { most: 5, leaseSeconds: 60 }
    return [await claimMails(tx, pace), await claimMails(tx, pace)] as const
  })
  expect(first).toHaveLength(1)
  expect(second).toHaveLength(0)
})

test('an address with a comma or a line break reaches nobody else', async () => {
  await queueMail(server.sql, { ...mail, to: 'a@boli.test, b@boli.test', subject: 'Hi\r\nBcc: c@boli.test' })
  await expect.poll(rowOf, patience).toMatchObject({ attempts: 1 })
  expect(mailServer.received.join('\n')).not.toMatch(/^Bcc:/m)
})

test('with a mail server there is no page of mails', async () => {
  expect((await fetch(`${server.url}/dev/mail`)).status).toBe(404)
})

test('a letter says the same as text and as HTML, and what people typed stays text', () => {
  const { text, html } = renderLetter(
    {
      subject: 'Hi',
      preview: 'Hi',
      heading: 'Namaste, <b>Ann</b>',
      paragraphs: ['Tom & "Jerry"'],
      button: { label: 'Go on', href: 'https://boli.test/x?a=1&b="' },
    },
    'https://boli.test',
  )
  expect(text).toContain('Namaste, <b>Ann</b>')
  expect(text).toContain('Go on:\nhttps://boli.test/x?a=1&b="')
  expect(html).toContain('Namaste, &lt;b&gt;Ann&lt;/b&gt;')
  expect(html).toContain('Tom &amp; &quot;Jerry&quot;')
  expect(html).toContain('href="https://boli.test/x?a=1&amp;b=&quot;"')
  expect(html).not.toMatch(/<script|src=|@import/)
})

test(
  'without a mail server mails become files, and a page where a developer reads them',
  opensServer,
  async () => {
    const local = await startServer()
    const outbox = join(local.config.dataDir, 'outbox')
    try {
      expect(await (await fetch(`${local.url}/dev/mail`)).text()).toContain('No mail yet.')
      await queueMail(local.sql, {
        to: 'asha@boli.test',
        subject: '<script>alert(1)</script>',
        text: 'Go to http://localhost:3000/x?a=1&b=2 now <img>',
        html: '<html><head></head><body><a href="http://localhost:3000/y">y</a><script>alert(2)</script></body></html>',
      })
      await expect.poll(() => filesIn(outbox), patience).toHaveLength(1)
      const file = join(outbox, filesIn(outbox)[0] ?? '')
      expect(readFileSync(file, 'utf8')).toContain('To: asha@boli.test')
      expect(statSync(file).mode & 0o077).toBe(0)

      const list = await answered(fetch(`${local.url}/dev/mail`))
      expect(list.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(list.text).not.toContain('<script')
      const [, page = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list.text) ?? []
      const read = await answered(fetch(local.url + page))
      expect(read.text).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">')
      expect(read.text).toContain('&lt;img&gt;')
      expect(read.text).toMatch(
        /<iframe [^>]*sandbox="allow-top-navigation-by-user-activation" srcdoc="&lt;html/,
      )
      expect(read.text).not.toContain('<script')
      expect(read.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect((await fetch(`${local.url}/dev/mail/none`)).status).toBe(404)
    } finally {
      await local.close()
    }
  },
)

test('in production nobody reads mails on a page, and none of their words is kept', opensServer, async () => {
  const live = await startServer({
    env: { NODE_ENV: 'production', SECRET_KEY: 'a secret of thirty-two letters!!' },
  })
  try {
    expect((await fetch(`${live.url}/dev/mail`)).status).toBe(404)
    await queueMail(live.sql, mail)
    await expect.poll(() => filesIn(join(live.config.dataDir, 'outbox')), patience).toHaveLength(1)
    const words = async () => (await live.sql`select text_body from mails`)[0]?.text_body
    await expect.poll(words, patience).toBe('')
  } finally {
    await live.close()
  }
})

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}
