import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Academy, onEach, type Served } from './academy.ts'
import { audit, type Learner, newLearner, password, signIn } from './learner.ts'
import type { Kind, Proof, Result } from './proof.ts'
import { statusesOf } from './watch.ts'
import { writes, writeUntil } from './writes.ts'

const hour = 3_600_000
const jumps = [hour, -hour, 24 * hour, -24 * hour, 400 * 24 * hour, -400 * 24 * hour]
const clock = join(import.meta.dirname, 'jumping-clock.mjs')

export const clocks: Proof = {
  name: 'clock',
  proves:
    'a clock that jumps, forward or back, ends sessions at most: nothing breaks and nothing acknowledged goes',
  run: ({ databases }) => onEach(databases, jumped),
}

async function jumped(academy: Academy, kind: Kind): Promise<Result> {
  const wrong: string[] = []
  const file = join(academy.dataDir, 'clock')
  const server = academy.start({ BOLI_CLOCK_FILE: file }, [clock])
  await server.ready
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up.')
  for (const ahead of jumps) wrong.push(...(await jumpTo(ahead, { academy, server, learner, file })))
  await setClock({ server, file }, 0)
  wrong.push(...(await audit(learner)))
  for (const [status, count] of learner.replies)
    if (status >= 500 || status === 0) wrong.push(`${count} replies were ${status}`)
  await server.stop()
  const figures = `${jumps.length} jumps of an hour to 400 days both ways, ${learner.claims.length} acknowledged, replies ${statusesOf(learner)}, ${wrong.length} wrong`
  return { on: kind, figures, wrong }
}

interface Jump {
  academy: Academy
  server: Served
  learner: Learner
  file: string
}

/** Jumps while the student writes, then lets them sign in anew and go on. */
async function jumpTo(ahead: number, { academy, server, learner, file }: Jump): Promise<string[]> {
  let isOver = false
  const writing = writeUntil(learner, writes, () => isOver)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await setClock({ server, file }, ahead)
  isOver = true
  await writing
  const token = await signIn(academy.url, { email: learner.email, secret: password })
  if (!token) return [`nobody could sign in after a jump of ${ahead / hour} hours`]
  learner.token = token
  const before = learner.claims.length
  const begun = performance.now()
  await writeUntil(
    learner,
    writes,
    () => learner.claims.length > before + 10 || performance.now() - begun > 10_000,
  )
  return learner.claims.length > before ? [] : [`nothing was saved after a jump of ${ahead / hour} hours`]
}

/** The signal is heard a moment later: who signed in before that would hold a bearer of the other time. */
async function setClock({ server, file }: Pick<Jump, 'server' | 'file'>, ahead: number): Promise<void> {
  writeFileSync(file, String(ahead))
  server.child.kill('SIGUSR2')
  await new Promise((resolve) => setTimeout(resolve, 1000))
}
