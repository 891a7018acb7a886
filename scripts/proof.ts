/** Long proofs by name (all, where none is named): docs/proof.md says what each proves. */
import { parseArgs } from 'node:util'
import { backup } from './proof/backup.ts'
import { browse } from './proof/browse.ts'
import { clocks } from './proof/clock.ts'
import { disk } from './proof/disk.ts'
import { down } from './proof/down.ts'
import { fuzzing } from './proof/fuzz.ts'
import { halfOpen } from './proof/half-open.ts'
import { kill } from './proof/kill.ts'
import { load } from './proof/load.ts'
import type { Proof, Result } from './proof/proof.ts'
import { replica } from './proof/replica.ts'
import { restart } from './proof/restart.ts'
import { s3 } from './proof/s3.ts'
import { silent } from './proof/silent.ts'
import { two } from './proof/two.ts'
import { walk } from './proof/walk.ts'

const proofs: Proof[] = [
  kill,
  restart,
  silent,
  two,
  replica,
  disk,
  backup,
  down,
  clocks,
  halfOpen,
  s3,
  fuzzing,
  load,
  walk,
  browse,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '200' }, database: { type: 'string' } },
})
const chosen = proofs.filter(({ name }) => positionals.includes(name))
const named = chosen.length > 0 ? chosen : proofs
const courses = positionals.filter((word) => !chosen.some(({ name }) => name === word))
const isThroughCourses = chosen.some(({ name }) => name === 'walk' || name === 'browse')
const databases = (['embedded', 'postgresql'] as const).filter((kind) => (values.database ?? kind) === kind)
const kills = Number(values.kills)
const isUnknown = courses.length > 0 && !isThroughCourses
if (isUnknown || databases.length === 0 || !Number.isInteger(kills) || kills < 1) {
  console.error('npm run proof -- [name …] [course …] [--kills 200] [--database embedded|postgresql]')
  for (const { name, proves } of proofs) console.error(`  ${name.padEnd(10)} ${proves}`)
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const told: (Result & { name: string; seconds: number })[] = []
for (const proof of named) {
  console.log(`— ${proof.name}: ${proof.proves}`)
  const started = Date.now()
  const results = await proof.run({ kills, databases, courses }).catch(failed)
  const seconds = Math.round((Date.now() - started) / 1000)
  for (const result of results) {
    told.push({ ...result, name: proof.name, seconds })
    show({ ...result, name: proof.name, seconds })
  }
}

console.log('')
for (const line of told) show(line)
const bad = told.filter(({ wrong }) => wrong.length > 0).length
console.log(`\n${told.length - bad} passed, ${bad} failed`)
process.exit(bad === 0 ? 0 : 1)

function show({ name, on, figures, wrong, seconds }: (typeof told)[number]): void {
  const verdict = wrong.length === 0 ? 'good' : 'FAILED'
  console.log(`${name.padEnd(10)} ${on.padEnd(14)} ${verdict.padEnd(7)} ${figures} (${seconds} s)`)
  for (const line of wrong.slice(0, 20)) console.log(`           ${line}`)
}

function failed(error: unknown): Result[] {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [{ on: '', figures: 'it could not be tried to the end', wrong: [said] }]
}
