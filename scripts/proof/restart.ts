import { type Academy, onEach } from './academy.ts'
import { audit, newLearner } from './learner.ts'
import type { Proof, Result } from './proof.ts'
import { statusesOf, timeOf, untilAnswers } from './watch.ts'
import { writes, writeUntil } from './writes.ts'

const restarts = 6
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const restart: Proof = {
  name: 'restart',
  proves:
    'a database that goes away under load costs 503s and nothing else: the server finds it again by itself',
  run: ({ databases }) =>
    onEach(
      databases.filter((kind) => kind === 'postgresql'),
      restarted,
    ),
}

async function restarted(academy: Academy): Promise<Result> {
  const wrong: string[] = []
  const back: number[] = []
  const server = academy.start()
  await server.ready
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up.')
  let isOver = false
  const writing = writeUntil(learner, writes, () => isOver)
  for (let round = 0; round < restarts; round += 1) {
    await wait(1500)
    academy.cluster?.halt(round % 2 === 0 ? 'fast' : 'immediate')
    await wait(500)
    const { status } = await timeOf(`${academy.url}/api/ready`)
    if (status !== 503) wrong.push(`without a database /api/ready said ${status || 'nothing'}`)
    await wait(1000)
    academy.cluster?.resume()
    back.push(await untilAnswers(`${academy.url}/api/ready`))
  }
  isOver = true
  await writing
  if (server.child.exitCode !== null) wrong.push(`the server ended: ${server.log().slice(-2000)}`)
  for (const [status, count] of learner.replies)
    if (status !== 200 && status !== 503) wrong.push(`${count} replies were ${status}, not 503`)
  wrong.push(...(await audit(learner)))
  await server.stop()
  const figures = `${restarts} restarts, ${learner.claims.length} acknowledged, replies ${statusesOf(learner)}, back after at most ${Math.max(...back)} ms, ${wrong.length} wrong`
  return { on: 'postgresql', figures, wrong }
}
