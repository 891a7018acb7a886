import { childrenOf } from '../../test/postgres-for-tests.ts'
import { type Relay, relayTo } from '../../test/relay-for-tests.ts'
import { type Academy, inAcademy, type Served } from './academy.ts'
import { ask, audit, type Json, type Learner, newLearner } from './learner.ts'
import type { Proof, Result } from './proof.ts'
import { statusesOf, timeOf, untilAnswers } from './watch.ts'
import { writes, writeUntil } from './writes.ts'

const rounds = 3
const silentFor = 20_000
/** Longer than this nobody waits for a database that says nothing, or for an engine that does not speak. */
const patience = { database: 15_000, voice: 40_000 }
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const silent: Proof = {
  name: 'silent',
  proves:
    'a database or a voice that falls silent without closing its line holds nobody for long, and is found again',
  async run({ databases }) {
    const served = databases.includes('postgresql')
    return [...(served ? [await inAcademy('postgresql', database)] : []), await inAcademy('embedded', voice)]
  },
}

/** A server that reaches its database through a relay, and who uses it. */
interface Scene {
  academy: Academy
  relay: Relay
  learner: Learner
  wrong: string[]
}

const ways: { name: string; lasts: number; begin: (scene: Scene) => (() => void) | undefined }[] = [
  { name: 'frozen', lasts: silentFor, begin: ({ academy }) => academy.cluster?.freeze() },
  { name: 'cut off', lasts: silentFor, begin: ({ relay }) => relay.fallSilent() },
  { name: 'robbed of its lines', lasts: 0, begin: ({ relay }) => void relay.dropLines() },
]

async function database(academy: Academy): Promise<Result> {
  const address = new URL(academy.databaseUrl ?? '')
  const relay = await relayTo(Number(address.port))
  address.port = String(relay.port)
  const server = academy.start({ DATABASE_URL: address.href })
  await server.ready
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up.')
  const scene: Scene = { academy, relay, learner, wrong: [] }
  let isOver = false
  const using = [writeUntil(learner, writes, () => isOver), readUntil(learner, () => isOver)]
  const back: string[] = []
  for (const way of ways) back.push(await fallsSilent(scene, way))
  isOver = true
  await Promise.all(using)
  await nothingWaits(scene)
  const { wrong } = scene
  const { slowest } = learner
  if (slowest > patience.database) wrong.push(`somebody waited ${slowest} ms`)
  for (const [status, count] of learner.replies)
    if (status !== 200 && status !== 503) wrong.push(`${count} replies were ${status}, not 503`)
  wrong.push(...(await audit(learner)))
  await server.stop()
  relay.close()
  const figures = `${rounds} times each, back ${back.join(', ')}; nobody waited longer than ${slowest} ms; ${learner.claims.length} acknowledged, replies ${statusesOf(learner)}, ${wrong.length} wrong`
  return { on: 'postgresql', figures, wrong }
}

/** How long it took at most until all was well again. */
async function fallsSilent(scene: Scene, { name, lasts, begin }: (typeof ways)[number]): Promise<string> {
  let slowest = 0
  for (let round = 0; round < rounds; round += 1) {
    await wait(2000)
    const end = begin(scene)
    await wait(lasts)
    const { status } = await timeOf(`${scene.academy.url}/api/ready`)
    if (lasts > 0 && status !== 503) scene.wrong.push(`${name}, /api/ready said ${status || 'nothing'}`)
    end?.()
    slowest = Math.max(slowest, await untilGood(scene))
  }
  return `${slowest} ms after it was ${name}`
}

/** Until who asks is answered, not only the server that asks for itself. */
async function untilGood({ academy, learner }: Scene): Promise<number> {
  const asked = Date.now()
  await untilAnswers(`${academy.url}/api/ready`)
  while ((await ask(learner, 'GET /me'))?.status !== 200) if (Date.now() - asked > 60_000) break
  return Date.now() - asked
}

/** Ten readers beside those who write. */
async function readUntil(learner: Learner, until: () => boolean): Promise<void> {
  const read = async () => {
    while (!until()) {
      await ask(learner, 'GET /userCourses')
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: 10 }, read))
}

/** A statement that nobody waits for any more is not counted as waiting, or the server would shed for ever. */
async function nothingWaits({ academy, wrong }: Scene): Promise<void> {
  let left = 0
  for (let look = 0; look < 50; look += 1) {
    const figures = await (await fetch(`${academy.url}/metrics`)).text()
    left = Number(/^boli_database_queries (\d+)/m.exec(figures)?.[1] ?? 1)
    if (left === 0) return
    await wait(100)
  }
  wrong.push(`${left} statements still count as waiting`)
}

async function voice(academy: Academy): Promise<Result> {
  const wrong: string[] = []
  const server = academy.start()
  await server.ready
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up.')
  const reply = await ask(learner, 'GET /lessonVocabularies/hindi-market-mangoes')
  const [first = '', ...words] = ((reply?.body?.results?.data ?? []) as Json[]).map((word) =>
    String(new URL(word.audio, academy.url)),
  )
  await timeOf(first)
  let slowest = 0
  for (const word of words.slice(0, rounds)) {
    const stopped = engineOf(server)
    process.kill(stopped, 'SIGSTOP')
    const [spoken, page] = await Promise.all([timeOf(word), timeOf(`${academy.url}/api/plans`)])
    if (spoken.status !== 200) wrong.push(`the word was answered with ${spoken.status}`)
    if (page.status !== 200 || page.ms > 2000) wrong.push(`meanwhile a page took ${page.ms} ms`)
    if (engineOf(server) === stopped) wrong.push('the engine that stands still was not replaced')
    slowest = Math.max(slowest, spoken.ms)
  }
  if (slowest > patience.voice) wrong.push(`a word took ${slowest} ms`)
  await server.stop()
  const figures = `stopped ${rounds} times, another one spoke after at most ${slowest} ms, ${wrong.length} wrong`
  return { on: 'voice', figures, wrong }
}

/** The server has no other child. */
function engineOf({ child }: Served): number {
  const [engine] = childrenOf(child.pid ?? 0)
  if (engine === undefined) throw new Error('No voice engine runs.')
  return engine
}
