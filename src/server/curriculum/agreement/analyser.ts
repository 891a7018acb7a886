import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Reading, readingsIn } from '#language/hindi/agreement/analysed-words.ts'

const program = 'lt-proc'
const dictionary = '/usr/share/apertium/apertium-hin/hin.automorf.bin'

export const howToInstall =
  'No analyser of Hindi here, so agreement was not checked. Install one (Debian: apt-get install lttoolbox apertium-hin).'

/** Tells all that each word can be; a word that is not known has no readings. */
export type Analyse = (words: string[]) => Map<string, Reading[]>

/** The analyser of this machine, where one is installed. */
export function findAnalyser(path = process.env.PATH ?? ''): Analyse | undefined {
  const found = path
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync)
  return found && existsSync(dictionary) ? (words) => analysed(found, words) : undefined
}

/**
 * Words are asked one by one, in one process: in a sentence the dictionary would take घर की for one verb. Its spelling of
 * क़ ख़ ग़ ज़ फ़ is not ours, so what it does not know is asked without the dot.
 */
function analysed(lookUp: string, words: string[]): Map<string, Reading[]> {
  const asked = [...words, ...words.map(withoutDot)]
  const input = asked.map((word) => `${word}\0`).join('')
  const { stdout, status, stderr } = spawnSync(lookUp, ['-z', dictionary], {
    input,
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${lookUp}: ${stderr}`)
  const told = stdout.split('\0').map(readingsIn)
  return new Map(
    words.map((word, at) => {
      const [own = [], other = []] = [told[at], told[words.length + at]]
      return [word, own.length > 0 ? own : other]
    }),
  )
}

const withoutDot = (word: string) =>
  word
    .normalize('NFD')
    .replace(/([कखगजफ])\u093c/gu, '$1')
    .normalize('NFC')
