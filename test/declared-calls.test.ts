import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#calls/endpoint.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

const folder = join(import.meta.dirname, '../src/calls')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Whatever src/calls exports that has a method, a path and a reply; the calls of one kind of row stand together. */
async function declared(): Promise<Endpoint[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  const exported = modules.flatMap((module) => Object.values<Record<string, unknown>>(module))
  return exported.flatMap((one) => [one, ...Object.values(one)]).filter(isCall)
}

const isCall = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'reply' in one

const named = (calls: Endpoint[]) => calls.map(({ method, path }) => `${method} ${path}`).toSorted()

test('every call that is declared is answered: a screen that makes one compiles without its server', async () => {
  expect(named(server.app.declaredCalls)).toEqual(named(await declared()))
})
