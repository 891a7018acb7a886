import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { z } from 'zod'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { enrolInLanguage } from '#server/courses/enrolment-store.ts'
import type { TestServer } from './server-for-tests.ts'

/** The small curriculum of test/curriculum: a free and a locked chapter, all exercise types in the first lesson. */
export const testCurriculum = join(import.meta.dirname, 'curriculum')

export interface Person {
  id: string
  /** What stands in the header of each of their requests. */
  authorization: string
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body: unknown): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
  patch(path: string, body: unknown): Promise<Answer>
  delete(path: string, body?: unknown): Promise<Answer>
}

export interface Answer {
  status: number
  headers: Headers
  body: ReturnType<typeof JSON.parse>
  text: string
  /** `results.data`, parsed by its schema to the last field. */
  as<Schema extends z.ZodType>(schema: Schema): z.infer<Schema>
}

/** Somebody signed in, enrolled in Hindi unless told otherwise. */
export async function person(
  server: TestServer,
  more: {
    role?: string
    is_star?: boolean
    is_legacy?: boolean
    enrol?: boolean
    impersonator_id?: string
  } = {},
): Promise<Person> {
  const { enrol = true, impersonator_id, ...columns } = more
  const id = `p-${randomUUID()}`
  const row = {
    id,
    email: `${id}@boli.test`,
    password_hash: '-',
    first_name: 'Asha',
    last_name: 'Rao',
    ...columns,
  }
  await server.sql`insert into students ${server.sql(row)}`
  if (enrol) await enrolInLanguage(server.sql, id, 'hindi')
  const now = new Date()
  const { bearer } = await openSession(server.sql, {
    studentId: id,
    remember: false,
    address: '',
    device: '',
    now,
  })
  if (impersonator_id) {
    await server.sql`update auth_sessions set impersonator_id = ${impersonator_id} where student_id = ${id}`
  }
  const authorization = `Bearer ${bearer}`
  const send = (method: string, path: string, body: unknown) => {
    const headers = { authorization, 'content-type': 'application/json' }
    return answered(fetch(`${server.url}/api${path}`, { method, headers, body: JSON.stringify(body) }))
  }
  return {
    id,
    authorization,
    get: (path, headers = {}) =>
      answered(fetch(`${server.url}/api${path}`, { headers: { authorization, ...headers } })),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path, body = {}) => send('DELETE', path, body),
  }
}

export async function answered(asked: Promise<Response>): Promise<Answer> {
  const response = await asked
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  const body = isJson ? JSON.parse(text) : null
  const as: Answer['as'] = (schema) => {
    if (response.status !== 200) throw new Error(`${response.status}: ${text}`)
    return schema.parse(body.results.data)
  }
  return { status: response.status, headers: response.headers, body, text, as }
}
