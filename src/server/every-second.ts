import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface Job {
  /** For the log, and whoever watches, when it fails. */
  name: string
  /** One round. True when more is waiting: the next round then follows at once. */
  round: () => Promise<boolean>
}

/** A mail server that falls silent in the middle of a mail is not waited for: a round goes on after the next start. */
const longestEnd = 5000

/** Runs a job each second from the first request on until the app ends; never two rounds at once. */
export function everySecond(app: FastifyInstance, { name, round }: Job, longest = longestEnd): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isEnding = false
  let isOver: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    const isMore = await app.jobs.run(name, round)
    if (!isEnding) timer = setTimeout(start, isMore ? 0 : 1000)
  }
  function start(): void {
    running = run()
  }

  app.addHook('onReady', async () => start())
  app.addHook('preClose', async () => {
    isEnding = true
    clearTimeout(timer)
    isOver = Promise.race([running, wait(longest, undefined, { ref: false })])
  })
  app.addHook('onClose', () => isOver)
}
