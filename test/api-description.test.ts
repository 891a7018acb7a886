import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const refused = { description: 'Refused, with a text for a person' }
const bare = (description: string) => ({
  tags: ['bare'],
  security: [],
  parameters: [],
  responses: { 200: { description }, default: refused },
})
const named = (name: string) => [{ name, in: 'path', required: true, schema: { type: 'string' } }]

test('the description and its page hold what is no declared call, too', async () => {
  const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json()
  const file = 'The video as a file, in parts where Range asks for them'
  const event = 'Stored: an event as its provider signed it'
  const expected = {
    '/download/{video}': {
      get: { ...bare(file), security: [{ bearer: [] }], parameters: named('video') },
    },
    '/webhooks/{provider}': { post: { ...bare(event), parameters: named('provider') } },
    '/health': { get: bare('The process lives') },
    '/ready': { get: bare('The database is reached, with every migration') },
    '/openapi.json': { get: bare('This description') },
    '/docs': { get: bare('Its page') },
  }
  for (const [path, described] of Object.entries(expected)) expect(paths[path]).toEqual(described)
  const page = await (await fetch(`${server.url}/api/docs`)).text()
  expect(page).toContain(
    '<tr><td>GET</td><td><code>/api/download/:video</code></td><td>student</td><td>bare</td></tr>',
  )
})
