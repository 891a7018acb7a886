import { type RequestOptions, request } from 'node:http'
import { usualPace } from '../../src/server/mail/send-mails.ts'
import { startMailServer } from '../../test/mail-server-for-tests.ts'
import { type Academy, onEach, type Served } from './academy.ts'
import { deadPort } from './dead-ends.ts'
import { adminOf } from './kill.ts'
import { ask, audit, type Json, type Learner, newLearner } from './learner.ts'
import { type News, tellNews } from './news.ts'
import type { Proof, Result } from './proof.ts'
import { proxyTo } from './proxy.ts'
import { statusesOf } from './watch.ts'
import { unlimited, writeUntil } from './writes.ts'

const kills = 10
/** Wrong passwords, after which a further one is not looked at. */
const mostTries = 10
/** What a killed server had taken on is begun anew when this is over, and not before. */
const lease = usualPace.leaseSeconds * 1000
/** A mail server that is far away: what one server sends, the other finds still unsent. */
const pauseMs = 1500
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const two: Proof = {
  name: 'two',
  proves: 'of two servers behind a proxy one is killed under load: the other goes on with all that both did',
  run: ({ databases }) =>
    onEach(
      databases.filter((kind) => kind === 'postgresql'),
      behindOneProxy,
    ),
}

interface Scene {
  academy: Academy
  learner: Learner
  /** A sound that was made before anybody was killed. */
  sound: string
  wrong: string[]
}

async function behindOneProxy(academy: Academy): Promise<Result> {
  const mail = await startMailServer()
  mail.state.pauseMs = pauseMs
  const signedIn = adminOf(academy)
  const ports = [(await deadPort()).port, (await deadPort()).port] as const
  const limits = { RATE_LIMITS: 'on', CALLS_A_MINUTE: '100000', SIGN_UPS_A_DAY: '100000' }
  const start = async (port: number) => {
    const server = academy.start({ ...limits, SMTP_URL: mail.url, PORT: String(port) })
    await server.ready
    return server
  }
  const servers = await Promise.all(ports.map(start))
  const proxy = await proxyTo([...ports], academy.port)
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up.')
  const scene: Scene = { academy, learner, sound: await soundOf(learner), wrong: [] }
  let isOver = false
  const until = () => isOver
  const newcomers: string[] = []
  const using = [writeUntil(learner, unlimited, until), signUpUntil(academy, newcomers, until)]
  const telling = tellNews(await signedIn(), learner, until)
  await oneAfterTheOther(scene, { servers, ports, start })
  isOver = true
  await Promise.all(using)
  const { wrong } = scene
  const heard = heardAll(await telling, wrong)
  for (const [status, count] of learner.replies)
    if (status !== 200 && status !== 0) wrong.push(`${count} replies were ${status}`)
  wrong.push(...(await audit(learner)))
  const mails = await eachGotOne(newcomers, mail, wrong)
  await Promise.all(servers.map((server) => server.stop()))
  proxy.close()
  await mail.close()
  const figures = `${kills} kills, ${learner.claims.length} acknowledged, replies ${statusesOf(learner)}, ${heard}, ${mails}, ${wrong.length} wrong`
  return { on: 'postgresql', figures, wrong }
}

interface Pair {
  servers: Served[]
  ports: readonly [number, number]
  start: (port: number) => Promise<Served>
}

async function oneAfterTheOther(scene: Scene, { servers, ports, start }: Pair): Promise<void> {
  const { academy, learner, wrong } = scene
  for (let round = 0; round < kills; round += 1) {
    if (round === 0) await tryWrongly(scene, mostTries, 401)
    await wait(1000 + Math.random() * 1500)
    const at = round % 2
    await servers[at]?.kill()
    await goesOn(scene, `kill ${round + 1}`)
    const port = ports[at] ?? 0
    servers[at] = await start(port)
    const authorization = `Bearer ${learner.token}`
    const status = await statusOf(`http://127.0.0.1:${port}/api/me`, { headers: { authorization } })
    if (status !== 200) wrong.push(`the one that came back from ${academy.port} said ${status}`)
  }
}

/** With the one that is left: who is signed in stays so, wrong tries stay counted, what was made is there. */
async function goesOn(scene: Scene, when: string): Promise<void> {
  const { academy, learner, sound, wrong } = scene
  const headers = { authorization: `Bearer ${learner.token}` }
  const asked = {
    '/api/ready': await statusOf(`${academy.url}/api/ready`),
    '/api/me': await statusOf(`${academy.url}/api/me`, { headers }),
    'a sound': await statusOf(sound),
  }
  for (const [what, status] of Object.entries(asked))
    if (status !== 200) wrong.push(`after ${when}, ${what} said ${status || 'nothing'}`)
  await tryWrongly(scene, 1, 429)
}

async function tryWrongly({ academy, wrong }: Scene, times: number, expected: number): Promise<void> {
  const body = JSON.stringify({ email: 'nobody@boli.test', password: 'a wrong one' })
  const options = { method: 'POST', headers: { 'content-type': 'application/json' } }
  for (let turn = 0; turn < times; turn += 1) {
    const status = await statusOf(`${academy.url}/api/newlogin`, options, body)
    if (status !== expected) wrong.push(`a wrong password was told ${status}, not ${expected}`)
  }
}

async function soundOf(learner: Learner): Promise<string> {
  const reply = await ask(learner, 'GET /lessonVocabularies/hindi-market-mangoes')
  const [word] = (reply?.body?.results?.data ?? []) as Json[]
  const sound = String(new URL(word.audio, learner.url))
  await statusOf(sound)
  return sound
}

/** On a line of its own: one that was kept may be cut with its server just now. 0 where no answer came. */
function statusOf(url: string, options: RequestOptions = {}, body = ''): Promise<number> {
  return new Promise((resolve) => {
    const asking = request(url, { ...options, agent: false }, (reply) => {
      reply.resume().once('close', () => resolve(reply.complete ? (reply.statusCode ?? 0) : 0))
    })
    asking.once('error', () => resolve(0)).end(body)
  })
}

/** Each of them is sent one mail, by whichever server comes first. */
async function signUpUntil(academy: Academy, newcomers: string[], until: () => boolean): Promise<void> {
  while (!until()) {
    const newcomer = await newLearner(academy.url)
    if (newcomer) newcomers.push(newcomer.email)
    await wait(100)
  }
}

type Mails = { received: string[]; receivedAt: number[] }

async function eachGotOne(newcomers: string[], mails: Mails, wrong: string[]): Promise<string> {
  const { received, receivedAt } = mails
  const timesOf = (email: string) => receivedAt.filter((_, at) => received[at]?.includes(`To: ${email}`))
  const begun = Date.now()
  const without = () => newcomers.filter((email) => timesOf(email).length === 0).length
  while (without() > 0 && Date.now() - begun < 1.5 * lease) await wait(1000)
  if (without() > 0) wrong.push(`${without()} mails never went`)
  const again = newcomers.map(timesOf).filter(({ length }) => length > 1)
  const atOnce = again.filter(([first = 0, second = 0]) => second - first < lease)
  if (atOnce.length > 0) wrong.push(`${atOnce.length} mails were sent by both`)
  return `${newcomers.length} mails, ${again.length} of them again after their server was killed`
}

function heardAll({ told, heard }: News, wrong: string[]): string {
  const missed = [...told].filter((title) => !heard.has(title))
  if (missed.length > 0) wrong.push(`${missed.length} news were never heard`)
  return `${told.size} news, all heard`
}
