import { postgres } from '../../src/server/database/postgres-client.ts'
import type { TestCluster } from '../../test/postgres-for-tests.ts'
import { type Academy, onEach, type Served } from './academy.ts'
import { adminOf } from './kill.ts'
import { ask, audit, type Learner, newLearner } from './learner.ts'
import type { Proof, Result } from './proof.ts'
import { statusesOf } from './watch.ts'
import { writes, writeUntil } from './writes.ts'

const rounds = 20
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const replica: Proof = {
  name: 'replica',
  proves:
    'what may be late is read at a streaming replica; late or gone, it is not asked, and nobody notices',
  run: ({ databases }) =>
    onEach(
      databases.filter((kind) => kind === 'postgresql'),
      followed,
    ),
}

/** A server with a replica, and who uses it. */
interface Scene {
  academy: Academy
  server: Served
  copy: TestCluster
  admin: Learner
  wrong: string[]
}

async function followed(academy: Academy): Promise<Result> {
  const signedIn = adminOf(academy)
  const copy = await academy.cluster?.follow()
  if (!copy) throw new Error('No PostgreSQL here: apt-get install postgresql')
  try {
    const server = academy.start({ DATABASE_READ_URL: copy.url })
    await server.ready
    const scene: Scene = { academy, server, copy, admin: await signedIn(), wrong: [] }
    const learner = await newLearner(academy.url)
    if (!learner) throw new Error('Nobody could sign up.')
    let isOver = false
    const writing = writeUntil(learner, writes, () => isOver)
    const told = [await seenAtReplica(scene), await lateOne(scene), await goneOne(scene)]
    isOver = true
    await writing
    for (const who of [learner, scene.admin])
      for (const [status, count] of who.replies)
        if (status !== 200) scene.wrong.push(`${count} replies were ${status}, not 200`)
    scene.wrong.push(...(await audit(learner)))
    await server.stop()
    const figures = `${told.join('; ')}; ${learner.claims.length} acknowledged, students' replies ${statusesOf(learner)}, ${scene.wrong.length} wrong`
    return { on: 'postgresql', figures, wrong: scene.wrong }
  } finally {
    copy.stop()
  }
}

/** Under load, whoever signs up is found in the list soon after, and it is the replica that tells of them. */
async function seenAtReplica(scene: Scene): Promise<string> {
  await untilSaid(scene, 'good')
  const before = await readsBy(scene, 'replica')
  let slowest = 0
  for (let round = 0; round < rounds; round += 1) {
    const added = await newLearner(scene.academy.url)
    const asked = Date.now()
    while (!(await lists(scene, added))) if (Date.now() - asked > 5000) break
    slowest = Math.max(slowest, Date.now() - asked)
  }
  const reads = (await readsBy(scene, 'replica')) - before
  if (slowest > 5000) scene.wrong.push(`somebody who signed up was not listed after ${slowest} ms`)
  if (reads < rounds) scene.wrong.push(`only ${reads} lists came from the replica`)
  return `${reads} lists from the replica, a sign-up listed after at most ${slowest} ms`
}

/** One that no longer replays what it receives is found out, and those after it are listed at once. */
async function lateOne(scene: Scene): Promise<string> {
  const sql = postgres(scene.copy.url, { max: 1 })
  try {
    await sql`select pg_wal_replay_pause()`
    const found = await untilSaid(scene, 'behind')
    if (!(await lists(scene, await newLearner(scene.academy.url))))
      scene.wrong.push('with the replica behind, somebody who signed up was not listed at once')
    await sql`select pg_wal_replay_resume()`
    const back = await untilSaid(scene, 'good')
    return `paused: behind after ${found} ms, good ${back} ms after it went on`
  } finally {
    await sql.end()
  }
}

/** One that ends as by a power cut costs nobody an answer, and is asked again when it is back. */
async function goneOne(scene: Scene): Promise<string> {
  const reading = { isOver: false, count: 0 }
  const readers = Promise.all(Array.from({ length: 4 }, () => readOn(scene, reading)))
  await wait(500)
  scene.copy.halt('immediate')
  const found = await untilSaid(scene, 'away')
  await wait(3000)
  scene.copy.resume()
  const back = await untilSaid(scene, 'good')
  reading.isOver = true
  await readers
  const lines = scene.server.log().split('the replica is not asked').length - 1
  // One while it was paused, and at most one a minute.
  if (lines < 1 || lines > 2) scene.wrong.push(`the log said ${lines} times that it is not asked`)
  return `cut off under ${reading.count} reads: away after ${found} ms, good ${back} ms after its start, ${lines} lines in the log`
}

async function readOn({ admin }: Scene, reading: { isOver: boolean; count: number }): Promise<void> {
  while (!reading.isOver) {
    await ask(admin, 'GET /admin/users')
    reading.count += 1
  }
}

async function lists({ admin }: Scene, learner: Learner | null): Promise<boolean> {
  const reply = await ask(admin, 'GET /admin/users')
  return reply?.body.results.data.some(({ email }: { email: string }) => email === learner?.email) === true
}

/** The milliseconds until /api/ready says so of the replica; it is ready all the while. */
async function untilSaid({ academy, wrong }: Scene, state: string): Promise<number> {
  const asked = Date.now()
  while (Date.now() - asked < 60_000) {
    const reply = await fetch(`${academy.url}/api/ready`)
    const told = await reply.json()
    if (reply.status !== 200) wrong.push(`/api/ready said ${reply.status}`)
    if (told.replica === state) return Date.now() - asked
    await wait(100)
  }
  throw new Error(`The replica was not ${state} within a minute.`)
}

async function readsBy({ academy }: Scene, from: string): Promise<number> {
  const figures = await (await fetch(`${academy.url}/metrics`)).text()
  return Number(new RegExp(`boli_replica_reads_total\\{from="${from}"\\} (\\d+)`).exec(figures)?.[1] ?? 0)
}
