import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { checkFilmFiles } from '#server/authoring/checks/check-film-files.ts'
import { checkFilmLengths } from '#server/authoring/checks/check-film-lengths.ts'
import { checkMeetings } from '#server/authoring/checks/check-meetings.ts'
import { checkPictures } from '#server/authoring/checks/check-pictures.ts'
import { checkSpeech } from '#server/authoring/checks/check-speech.ts'
import { problemLine } from '#server/authoring/written/problem.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { findAnalyser, howToInstall } from '#server/curriculum/agreement/analyser.ts'
import { agreementLines, checkAgreement } from '#server/curriculum/agreement/check-agreement.ts'
import { sentenceLine } from '#server/curriculum/count-sentences.ts'
import { countLines } from '#server/curriculum/curriculum-counts.ts'
import { createVoiceEngine } from '#server/media/voice-engine.ts'

// node scripts/curriculum.ts [--speak] [--analyse] [curriculum/hindi/market …]: the report over the curriculum, or over a part of it.
// --speak asks the voice how it says each word. --analyse asks a morphological analyser, where one is installed, whether
// the words agree; --analyse=must fails where none is.
const given = process.argv.slice(2)
const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'curriculum')
const parts = given
  .filter((argument) => !argument.startsWith('--'))
  .map((part) => relative(root, resolve(part)))
// Of a folder that is not there no mistake would ever be told.
for (const part of parts) {
  if (isWithin(part, 'curriculum') && existsSync(resolve(root, part))) continue
  console.error(`${part} is no file or folder of the curriculum.`)
  process.exit(2)
}

const { curriculum, problems, languages } = readCurriculum(folder, { check: true })
problems.push(...languages.flatMap(checkMeetings), ...languages.flatMap(checkFilmLengths))
problems.push(...checkPictures(folder, resolve(folder, '../public/pictures')), ...checkFilmFiles(folder))
if (given.includes('--speak')) {
  const engine = createVoiceEngine()
  problems.push(...(await checkSpeech(folder, engine)))
  engine.close()
}
const analysed = given.some((argument) => argument.startsWith('--analyse')) ? analyse() : []
const shown = problems.filter(({ file }) => parts.length === 0 || parts.some((part) => isWithin(file, part)))

for (const line of countLines(curriculum)) console.log(line)
console.log(sentenceLine(curriculum))
for (const line of analysed) console.log(line)
for (const problem of shown) console.log(problemLine(problem))
const isMissed = given.includes('--analyse=must') && !findAnalyser()
process.exitCode = isMissed || shown.some(({ severity }) => severity === 'error') ? 1 : 0

function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`)
}

/** Adds what does not agree to the problems; what was read, or why nothing was, is said. */
function analyse(): string[] {
  const analyser = findAnalyser()
  if (!analyser) return [howToInstall]
  const found = languages
    .filter(({ language }) => language.id === 'hindi')
    .map((hindi) => checkAgreement(hindi, analyser))
  problems.push(...found.flatMap((agreement) => agreement.problems))
  return found.flatMap(agreementLines)
}
