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

const schemaOf = async (path: string, method: string) => {
  const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json()
  return paths[path][method].responses[200].content['application/json'].schema
}
const text = { type: 'string' }
const closed = (properties: object) => ({
  type: 'object',
  properties: { status: { const: 200 }, ...properties },
  required: ['status', ...Object.keys(properties)],
  additionalProperties: false,
})

test('the status of an older reply stands among its own fields', async () => {
  const country = { type: 'object', properties: { _id: text, country: text }, required: ['_id', 'country'] }
  expect(await schemaOf('/country/list', 'get')).toEqual(
    closed({ country: { type: 'array', items: { ...country, additionalProperties: false } } }),
  )
  const { anyOf } = await schemaOf('/signIn', 'post')
  expect(anyOf[0].required).toEqual(['status', 'token', 'user'])
  expect(anyOf[1]).toEqual(closed({ secondStep: text }))
})
