import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const place = mkdtempSync(join(tmpdir(), 'boli-one-'))
afterAll(() => rmSync(place, { recursive: true }))

const script = join(import.meta.dirname, '../scripts/one-at-a-time.ts')

function worker(work: string) {
  const code = `import { oneAtATime } from ${JSON.stringify(script)}
    import { readFileSync, writeSync, existsSync, writeFileSync } from 'node:fs'
    const done = ${JSON.stringify(join(place, 'done'))}
    oneAtATime(${JSON.stringify(join(place, 'lock'))}, 'It waits.', () => { ${work} })`
  return spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'pipe' })
}

// Reads until its input is closed, and then is done.
const first = `writeSync(1, 'begun'); readFileSync(0); writeFileSync(done, '')`
const second = `writeSync(1, existsSync(done) ? 'after it' : 'beside it')`

test('the second says that it waits, and does its work when the first is done', async () => {
  const one = worker(first)
  expect(String((await once(one.stdout, 'data'))[0])).toBe('begun')
  const other = worker(second)
  const said = once(other.stdout, 'data')
  expect(String((await once(other.stderr, 'data'))[0])).toBe('It waits.\n')
  one.stdin.end()
  expect(String((await said)[0])).toBe('after it')
})

test('what was killed holds up nobody', async () => {
  const one = worker(first)
  await once(one.stdout, 'data')
  one.kill('SIGKILL')
  await once(one, 'exit')
  const [said] = await once(worker(`writeSync(1, 'its turn')`).stdout, 'data')
  expect(String(said)).toBe('its turn')
})
