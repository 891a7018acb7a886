import { resolve } from 'node:path'
import { countLines } from '#server/curriculum/curriculum-counts.ts'
import { problemLine } from '#server/curriculum/problem.ts'
import { readCurriculum } from '#server/curriculum/read-curriculum.ts'

// node scripts/curriculum.ts [folder]: the report over the curriculum; only what stands under the named folders is shown.
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const { curriculum, problems } = readCurriculum(resolve(import.meta.dirname, '../curriculum'), {
  check: true,
})
const shown = problems.filter(
  ({ file }) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)),
)

for (const line of countLines(curriculum)) console.log(line)
for (const problem of shown) console.log(problemLine(problem))
process.exitCode = shown.some(({ severity }) => severity === 'error') ? 1 : 0
