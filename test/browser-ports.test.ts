import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'browser')

// Two files run at the same time: with one port for both, the second finds it taken.
test('each file of browser tests has a port of its own', () => {
  const ports = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(/(?:servedOn\(|port: )(\d{4})/g)].map(([, port]) => port)
  })
  expect(ports.length).toBeGreaterThan(30)
  expect(ports.filter((port, at) => ports.indexOf(port) !== at)).toEqual([])
})
