import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { clearRefreshCookie } from './refresh-cookie.ts'

test('only a call that is declared to set a cookie can', async () => {
  const app = fastify()
  await app.register(cookie)
  app.decorate('deps', { config: { publicUrl: 'https://boli.test' } } as never)
  for (const setsCookie of [true, false])
    app.get(`/${setsCookie}`, { config: { setsCookie } }, async (_request, reply) => {
      clearRefreshCookie(reply)
      return 'cleared'
    })
  const declared = await app.inject('/true')
  expect([declared.statusCode, declared.cookies.map(({ name }) => name)]).toEqual([
    200,
    ['__Host-boli_refresh'],
  ])
  const other = await app.inject('/false')
  expect([other.statusCode, other.cookies, other.json().message]).toEqual([
    500,
    [],
    '/false is not declared to set a cookie',
  ])
})
