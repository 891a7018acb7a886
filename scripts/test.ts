/**
 * Everything that must hold, in order; the closing lines name what failed, which stands thousands of lines above, and
 * add up what the runners counted.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../test/postgres-for-tests.ts'
import { buildClientWhenStale } from './build-client.ts'
import { findChromium, installedForTests } from './find-chromium.ts'

type Counts = { passed: number; failed: number; skipped: number }
type Step = { name: string; run: () => Counts | Promise<Counts> }

const steps: Step[] = [
  { name: 'types', run: () => command('npm', ['run', '-s', 'types']) },
  { name: 'lint', run: () => command('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'unused code', run: () => command('knip', []) },
  { name: 'curriculum', run: () => command('node', ['scripts/curriculum.ts', '--analyse']) },
  { name: 'unit and API', run: () => vitest([]) },
  { name: 'API on PostgreSQL', run: onPostgres },
  { name: 'build', run: build },
  { name: 'page weights', run: () => command('node', ['scripts/page-weights.ts']) },
  { name: 'browser', run: browserTests },
]

const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
for (const step of steps) {
  const started = Date.now()
  console.log(`\n— ${step.name}`)
  const before = failures.length
  const counted = await step.run()
  if (counted.failed > 0 && failures.length === before) failures.push(step.name)
  counts.passed += counted.passed
  counts.failed += counted.failed
  counts.skipped += counted.skipped
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`  ${step.name}: ${counted.failed === 0 ? 'good' : 'FAILED'} (${seconds} s)`)
}
for (const failure of failures) console.log(`  failed: ${failure}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed === 0 ? 0 : 1

function command(name: string, args: string[]): Counts {
  const ended = spawnSync(name, args, { stdio: 'inherit' })
  return good(ended) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

function vitest(filters: string[], env: Record<string, string> = {}): Counts {
  const report = join(tmpdir(), `boli-vitest-${process.pid}.json`)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  const ended = spawnSync('vitest', args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const read = countsOf(report, (told) => {
    failures.push(...failedIn(told))
    return { passed: told.numPassedTests, failed: told.numFailedTests, skipped: told.numPendingTests }
  })
  return good(ended) || read.failed > 0 ? read : { ...read, failed: 1 }
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

function failedIn({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => `${name}: ${fullName}: ${why.slice(0, 300)}`),
  )
}

async function onPostgres(): Promise<Counts> {
  const cluster = await startPostgres()
  if (!cluster) {
    console.error('No PostgreSQL here. Install one (Debian: apt-get install postgresql).')
    return { passed: 0, failed: 1, skipped: 0 }
  }
  try {
    return vitest(['test/', 'src/server/'], { TEST_DATABASE_URL: cluster.url })
  } finally {
    cluster.stop()
  }
}

function build(): Counts {
  buildClientWhenStale()
  return { passed: 1, failed: 0, skipped: 0 }
}

function browserTests(): Counts {
  const chromium = installedForTests() ?? findChromium()
  if (!chromium) {
    console.error('No Chromium here. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.')
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const report = join(tmpdir(), `boli-browser-${process.pid}.json`)
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const ended = spawnSync('playwright', ['test', '--reporter=list,json'], { stdio: 'inherit', env })
  const read = countsOf(report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
  return good(ended) || read.failed > 0 ? read : { ...read, failed: 1 }
}

/** Two runners' own report formats, each read by who knows it. */
function countsOf(report: string, read: (told: ReturnType<typeof JSON.parse>) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`The runner left no report: ${error}`)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(report, { force: true })
  }
}

function good(ended: SpawnSyncReturns<Buffer>): boolean {
  return ended.status === 0
}
