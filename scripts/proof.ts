/** Long proofs by name (all, where none is named): docs/proof.md says what each proves. */
import { parseArgs } from 'node:util'
import { kill } from './proof/kill.ts'
import type { Proof, Result } from './proof/proof.ts'

const proofs: Proof[] = [kill]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '200' }, database: { type: 'string' } },
})
const named = positionals.length > 0 ? proofs.filter(({ name }) => positionals.includes(name)) : proofs
const databases = (['embedded', 'postgresql'] as const).filter((kind) => (values.database ?? kind) === kind)
const kills = Number(values.kills)
if (named.length < positionals.length || databases.length === 0 || !Number.isInteger(kills) || kills < 1) {
  console.error('npm run proof -- [name …] [--kills 200] [--database embedded|postgresql]')
  for (const { name, proves } of proofs) console.error(`  ${name.padEnd(10)} ${proves}`)
  process.exit(2)
}

const told: (Result & { name: string; seconds: number })[] = []
for (const proof of named) {
  console.log(`— ${proof.name}: ${proof.proves}`)
  const started = Date.now()
  const results = await proof.run({ kills, databases }).catch(failed)
  const seconds = Math.round((Date.now() - started) / 1000)
  for (const result of results) told.push({ ...result, name: proof.name, seconds })
}

console.log('')
for (const { name, on, figures, wrong, seconds } of told) {
  const verdict = wrong.length === 0 ? 'good' : 'FAILED'
  console.log(`${name.padEnd(10)} ${on.padEnd(14)} ${verdict.padEnd(7)} ${figures} (${seconds} s)`)
  for (const line of wrong.slice(0, 20)) console.log(`           ${line}`)
}
const bad = told.filter(({ wrong }) => wrong.length > 0).length
console.log(`\n${told.length - bad} passed, ${bad} failed`)
process.exit(bad === 0 ? 0 : 1)

function failed(error: unknown): Result[] {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [{ on: '', figures: 'it could not be tried to the end', wrong: [said] }]
}
