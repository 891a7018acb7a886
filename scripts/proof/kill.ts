import { type Academy, onEach, type Served } from './academy.ts'
import { audit, type Learner, newLearner, signedIn } from './learner.ts'
import type { Kind, Proof, Result } from './proof.ts'
import { notices, writes, writeUntil } from './writes.ts'

/** One start in so many is killed too, before it is ready: what mends a broken database may break itself. */
const startsKilled = 10

export const kill: Proof = {
  name: 'kill',
  proves: 'kill -9 during writes loses nothing that was acknowledged and leaves no half transaction',
  run: ({ kills, databases }) => onEach(databases, (academy, kind) => killed(academy, kind, kills)),
}

async function killed(academy: Academy, kind: Kind, kills: number): Promise<Result> {
  const tally = { acknowledged: 0, unanswered: 0, refused: 0, starts: 0, wrong: [] as string[] }
  const admin = adminOf(academy)
  const learners: Learner[] = []
  let server = await started(academy)
  for (let round = 1; round <= kills; round += 1) {
    const learner = await underLoad(academy, server, admin)
    if (round % startsKilled === 0) {
      await killedWhileStarting(academy)
      tally.starts += 1
    }
    server = await started(academy)
    if (!learner) continue
    await check(learner, tally, `kill ${round}`)
    learners.push(learner)
    if (round % 20 === 0) console.log(`  ${kind}: ${round} kills, ${tally.acknowledged} acknowledged`)
  }
  // What stood after one kill must have outlived all the others.
  for (const learner of learners)
    for (const what of await audit(learner)) tally.wrong.push(`${what}, at the end`)
  await server.stop()
  const { acknowledged, unanswered, refused, starts, wrong } = tally
  if (refused > 0) wrong.push(`${refused} replies were neither a success nor a cut line`)
  const figures = `${kills} kills and ${starts} during a start, ${acknowledged} acknowledged, ${unanswered} cut off, ${wrong.length} wrong`
  return { on: kind, figures, wrong }
}

type Tally = { acknowledged: number; unanswered: number; refused: number; wrong: string[] }

async function check(learner: Learner, tally: Tally, when: string): Promise<void> {
  for (const [status, count] of learner.replies) {
    if (status === 200) continue
    if (status === 0) tally.unanswered += count
    else tally.refused += count
  }
  tally.acknowledged += learner.claims.length
  for (const what of await audit(learner)) tally.wrong.push(`${what}, after ${when}`)
}

/** A new student writes whatever can be written, until the server is killed at a moment of chance. */
async function underLoad(
  academy: Academy,
  server: Served,
  admin: () => Promise<Learner>,
): Promise<Learner | null> {
  const learner = await newLearner(academy.url)
  if (!learner) return null
  const teller = await admin()
  let isKilled = false
  const writing = writeUntil(learner, [...writes, notices(teller)], () => isKilled)
  await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 1200))
  isKilled = true
  await server.kill()
  await writing
  return learner
}

async function started(academy: Academy): Promise<Served> {
  const server = academy.start()
  await server.ready
  return server
}

async function killedWhileStarting(academy: Academy): Promise<void> {
  const server = academy.start()
  await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 3000))
  await server.kill()
}

/** An admin made by the command, before the first start. */
export function adminOf(academy: Academy): () => Promise<Learner> {
  const email = 'admin@boli.test'
  const secret = academy.admin('create-admin', email).trim().split(' ').at(-1) ?? ''
  return () => signedIn(academy.url, { email, secret })
}
