import { startMailServer } from '../../test/mail-server-for-tests.ts'
import { type Academy, inAcademy } from './academy.ts'
import { type DeadEnd, deadPort, silentPort } from './dead-ends.ts'
import { adminOf } from './kill.ts'
import { ask, type Learner, newLearner } from './learner.ts'
import type { Proof, Result } from './proof.ts'
import { timeOf } from './watch.ts'

/** Longer than this nobody waits for a payment page; the voice has a patience of its own, twice 30 s. */
const patience = { payment: 35_000, site: 2000 }

export const down: Proof = {
  name: 'down',
  proves: 'with the mail server or the payment provider dead or silent the site answers, and mail waits',
  async run() {
    const results: Result[] = []
    for (const [how, end] of [
      ['dead', await deadPort()],
      ['silent', await silentPort()],
    ] as const)
      results.push(await inAcademy('embedded', (academy) => without(how, end, academy)).finally(end.close))
    return results
  },
}

async function without(how: string, end: DeadEnd, academy: Academy): Promise<Result> {
  const wrong: string[] = []
  const admin = adminOf(academy)
  const server = academy.start({ ...stripeAt(end.port), SMTP_URL: `smtp://127.0.0.1:${end.port}` })
  await server.ready
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up while the mail server was away.')
  const paying = timeOf(`${academy.url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ priceId: 'hindi-annual-usd-9900-1year', origin: academy.url }),
  })
  const slowest = await slowestPage(academy)
  if (slowest > patience.site) wrong.push(`a page took ${slowest} ms meanwhile`)
  const paid = await paying
  if (paid.ms > patience.payment) wrong.push(`the payment call took ${paid.ms} ms`)
  if (![502, 503].includes(paid.status)) wrong.push(`the payment call said ${paid.status}`)
  wrong.push(...(await mailsThat('waiting', learner, await admin())))
  await server.stop()
  const sent = await sentOnceItIsBack(academy, learner)
  if (sent === null) wrong.push('the mail never went')
  const figures = `a page at most ${slowest} ms, payment ${paid.status} after ${paid.ms} ms, mail waited and went ${sent} ms after the mail server came back`
  return { on: how, figures, wrong }
}

function stripeAt(port: number): Record<string, string> {
  const STRIPE_API_BASE = `http://127.0.0.1:${port}`
  return { STRIPE_SECRET_KEY: 'sk_test_proof', STRIPE_WEBHOOK_SECRET: 'whsec_proof', STRIPE_API_BASE }
}

async function slowestPage({ url }: Academy): Promise<number> {
  let slowest = 0
  for (let turn = 0; turn < 20; turn += 1) {
    const { status, ms } = await timeOf(`${url}/api/plans`)
    slowest = status === 200 ? Math.max(slowest, ms) : 60_000
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return slowest
}

async function mailsThat(state: string, { email }: Learner, admin: Learner): Promise<string[]> {
  const reply = await ask(admin, `GET /admin/mails?state=${state}`)
  const mails: { to: string }[] = reply?.body?.results?.data ?? []
  return mails.some(({ to }) => to === email) ? [] : [`no mail to the new student is ${state}`]
}

/** A real mail server now: what waited goes out. Its next try may be minutes away. */
async function sentOnceItIsBack(academy: Academy, { email }: Learner): Promise<number | null> {
  const mail = await startMailServer()
  const server = academy.start({ SMTP_URL: mail.url })
  await server.ready
  const begun = Date.now()
  while (Date.now() - begun < 180_000 && !mail.received.some((text) => text.includes(email)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  const isSent = mail.received.some((text) => text.includes(email))
  await server.stop()
  await mail.close()
  return isSent ? Date.now() - begun : null
}
