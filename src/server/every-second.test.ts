import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { everySecond } from './every-second.ts'
import { openJobs } from './watching/jobs.ts'

function appWithJobs() {
  const app = Fastify()
  const log = { error: () => {}, info: () => {} }
  app.decorate('jobs', openJobs({ log, now: () => new Date() }))
  return app
}

test('the app closes when the round that runs is over', async () => {
  const app = appWithJobs()
  let end = () => {}
  let rounds = 0
  const round = async () => {
    rounds += 1
    await new Promise<void>((resolve) => {
      end = resolve
    })
    return true
  }
  everySecond(app, { name: 'Waiting', round })
  await app.ready()
  const closed = app.close().then(() => 'closed')
  expect(await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 50, 'open'))])).toBe('open')
  end()
  expect(await closed).toBe('closed')
  expect(rounds).toBe(1)
})

test('it does not wait for ever for a round that hangs', async () => {
  const app = appWithJobs()
  everySecond(app, { name: 'Hanging', round: () => new Promise(() => {}) }, 20)
  await app.ready()
  await app.close()
})

test('no round begins once the app is ending, however long its visitors take', async () => {
  const app = appWithJobs()
  let rounds = 0
  const round = async () => {
    rounds += 1
    return true
  }
  everySecond(app, { name: 'Counting', round })
  let before = -1
  app.addHook('preClose', async () => {
    before = rounds
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await app.ready()
  await expect.poll(() => rounds).toBeGreaterThan(1)
  await app.close()
  // The one that was running has been counted as it began.
  expect(rounds).toBe(before)
})
