import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#calls/endpoint.ts'

/** What the wire names beside the declared calls: a file, a provider's raw events, and what machines ask. */
const besides = [
  {
    ...of('GET', '/download/:video', 'student'),
    says: 'The video as a file, in parts where Range asks for them',
  },
  { ...of('POST', '/webhooks/:provider', 'visitor'), says: 'Stored: an event as its provider signed it' },
  { ...of('GET', '/health', 'visitor'), says: 'The process lives' },
  { ...of('GET', '/ready', 'visitor'), says: 'The database is reached, with every migration' },
  { ...of('GET', '/openapi.json', 'visitor'), says: 'This description' },
  { ...of('GET', '/docs', 'visitor'), says: 'Its page' },
]

function of(method: Endpoint['method'], path: string, access: Endpoint['access']) {
  return { method, path, access, family: 'bare' }
}

/** The API's own description, from the same schemas that check every request and reply. */
export function registerApiDescription(app: FastifyInstance): void {
  let description: object | undefined
  app.get('/api/openapi.json', () => {
    description ??= describeCalls(app.declaredCalls)
    return description
  })
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(app)))
}

function describeCalls(calls: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {}
  const put = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, described: object) => {
    const named = path.replace(/:(\w+)/g, '{$1}')
    paths[named] = { ...paths[named], [method.toLowerCase()]: described }
  }
  for (const call of calls) put(call, operation(call))
  for (const call of besides) put(call, bareOperation(call))
  return {
    openapi: '3.1.0',
    info: { title: 'Boli', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(call: Endpoint): object {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  return {
    tags: [call.family],
    security: securityOf(call),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body ? { requestBody: { required: true, ...json(schemaOf(call.body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done', ...json(inFamily(schemaOf(call.reply, 'output'), call.family)) },
      default: refused,
    },
  }
}

function bareOperation({ path, access, family, says }: (typeof besides)[number]): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return {
    tags: [family],
    security: securityOf({ access }),
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { 200: { description: says }, default: refused },
  }
}

const refused = { description: 'Refused, with a text for a person' }

function securityOf({ access }: Pick<Endpoint, 'access'>): object[] {
  return access === 'visitor' ? [] : [{ bearer: [] }]
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const described = schemaOf(schema, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }))
}

function inFamily(data: Record<string, unknown>, family: Endpoint['family']): object {
  const object = (properties: object) => ({ type: 'object', properties })
  if (family === 'flat') return data
  if (family === 'older') return withStatus(data)
  return object({ error: { const: false }, results: object({ data }) })
}

/** Among the call's own fields, for a schema that names them all allows no other beside it. */
function withStatus(data: Record<string, unknown>): object {
  const { anyOf, properties, required } = data as {
    anyOf?: Record<string, unknown>[]
    properties?: object
    required?: string[]
  }
  if (anyOf) return { ...data, anyOf: anyOf.map(withStatus) }
  const named = ['status', ...(required ?? [])]
  return { ...data, properties: { status: { const: 200 }, ...properties }, required: named }
}

function docsPage(app: FastifyInstance): string {
  const rows = [...app.declaredCalls, ...besides].map(
    ({ method, path, access, family }) =>
      `<tr><td>${method}</td><td><code>/api${path}</code></td><td>${access}</td><td>${family}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Boli: the calls</title><h1>The calls of Boli</h1>
<p>Every schema: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method<th>Path<th>Who<th>Family</thead><tbody>${rows.join('\n')}</tbody></table></html>`
}
