import type { FastifyInstance } from 'fastify'

interface Job {
  /** For the log, and whoever watches, when it fails. */
  name: string
  /** One round. True when more is waiting: the next round then follows at once. */
  round: () => Promise<boolean>
}

/** Runs a job each second from the first request on until the app closes; never two rounds at once. */
export function everySecond(app: FastifyInstance, { name, round }: Job): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isClosing = false

  async function run(): Promise<void> {
    const isMore = await app.jobs.run(name, round)
    if (!isClosing) timer = setTimeout(start, isMore ? 0 : 1000)
  }
  function start(): void {
    running = run()
  }

  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    isClosing = true
    clearTimeout(timer)
    await running
  })
}
