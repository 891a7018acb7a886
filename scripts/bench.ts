/** The benchmarks, as ratios of one run: docs/benchmarks.md explains them. */
import temporaryFolder from '../test/temporary-folder.ts'
import { benchAnswers } from './bench/answers.ts'
import { benchBrowser } from './bench/browser.ts'
import { benchCalls } from './bench/calls.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchMemory } from './bench/memory.ts'
import { benchSizes } from './bench/sizes.ts'
import { benchVerdict } from './bench/verdict.ts'
import { buildClientWhenStale } from './build-client.ts'

type Part = (words: string[]) => void | Promise<void>

const parts: Record<string, Part> = {
  judge: benchAnswers,
  size: benchSizes,
  embedded: () => benchCalls('embedded'),
  postgresql: () => benchCalls('postgresql'),
  servers: () => benchCalls('servers'),
  browser: benchBrowser,
  verdict: ([pages = '10', answers = '12']) =>
    benchVerdict({ pages: Number(pages), answers: Number(answers) }),
  memory: ([exercises = '200']) => benchMemory(Number(exercises)),
  growth: ([students = '100000', attempts = '1000000']) =>
    benchGrowth({ students: Number(students), attempts: Number(attempts) }),
}
/** Minutes or hours long: asked for by name. */
const long = ['growth']

const [named = '', ...words] = process.argv.slice(2)
const chosen = named === '' ? Object.keys(parts).filter((name) => !long.includes(name)) : [named]

// Broken off, it ends its database and its servers, and last of all takes their folders away.
process.once('exit', temporaryFolder())
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
buildClientWhenStale()
console.log(`Node ${process.version}, ${process.platform} ${process.arch}\n`)
for (const name of chosen) {
  const part = parts[name]
  if (!part) throw new Error(`npm run bench -- [${Object.keys(parts).join('|')}]`)
  await part(words)
}
