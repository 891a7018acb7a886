/** The benchmarks, as ratios of one run: docs/benchmarks.md explains them. */
import { benchAnswers } from './bench/answers.ts'
import { benchCalls } from './bench/calls.ts'
import { benchSizes } from './bench/sizes.ts'

console.log(`Node ${process.version}, ${process.platform} ${process.arch}\n`)
benchAnswers()
benchSizes()
await benchCalls('embedded')
await benchCalls('postgresql')
