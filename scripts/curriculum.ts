import { resolve } from 'node:path'
import { checkFilmFiles } from '#server/authoring/checks/check-film-files.ts'
import { checkFilmLengths } from '#server/authoring/checks/check-film-lengths.ts'
import { checkMeetings } from '#server/authoring/checks/check-meetings.ts'
import { checkPictures } from '#server/authoring/checks/check-pictures.ts'
import { checkSpeech } from '#server/authoring/checks/check-speech.ts'
import { problemLine } from '#server/authoring/written/problem.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { countLines } from '#server/curriculum/curriculum-counts.ts'
import { createVoiceEngine } from '#server/media/voice-engine.ts'

// node scripts/curriculum.ts [--speak] [curriculum/hindi/market …]: the report over the curriculum, or over a part of it.
// --speak asks the voice how it says each word.
const given = process.argv.slice(2)
const parts = given.filter((argument) => !argument.startsWith('--'))
const folder = resolve(import.meta.dirname, '../curriculum')

const { curriculum, problems, languages } = readCurriculum(folder, { check: true })
problems.push(...languages.flatMap(checkMeetings), ...languages.flatMap(checkFilmLengths))
problems.push(...checkPictures(folder, resolve(folder, '../public/pictures')), ...checkFilmFiles(folder))
if (given.includes('--speak')) {
  const engine = createVoiceEngine()
  problems.push(...(await checkSpeech(folder, engine)))
  engine.close()
}
const shown = problems.filter(({ file }) => parts.length === 0 || parts.some((part) => file.startsWith(part)))

for (const line of countLines(curriculum)) console.log(line)
for (const problem of shown) console.log(problemLine(problem))
process.exitCode = shown.some(({ severity }) => severity === 'error') ? 1 : 0
