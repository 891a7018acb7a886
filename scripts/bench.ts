/** The benchmarks, as ratios of one run: docs/benchmarks.md explains them. */
import { benchAnswers } from './bench/answers.ts'
import { benchCalls } from './bench/calls.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchSizes } from './bench/sizes.ts'

const [mode, students = '100000', attempts = '1000000'] = process.argv.slice(2)

console.log(`Node ${process.version}, ${process.platform} ${process.arch}\n`)
if (mode === 'growth') await benchGrowth({ students: Number(students), attempts: Number(attempts) })
else {
  benchAnswers()
  benchSizes()
  await benchCalls('embedded')
  await benchCalls('postgresql')
}
