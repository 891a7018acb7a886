import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readingsIn } from '#language/hindi/agreement/analysed-words.ts'
import { readTree } from '../../authoring/written/authored-tree.ts'
import { problemLine } from '../../authoring/written/problem.ts'
import { type Analyse, findAnalyser } from './analyser.ts'
import { agreementLines, checkAgreement } from './check-agreement.ts'

const temporary = mkdtempSync(join(tmpdir(), 'boli-agreement-'))
const folder = join(temporary, 'curriculum')
cpSync(join(import.meta.dirname, '../../../../test/curriculum'), folder, { recursive: true })
afterAll(() => rmSync(temporary, { recursive: true }))

const said = new Map(
  `^लेता/ले<vblex><tv><impf><m><sg>$
^आम/आम<n><f><sg><nom>/आम<n><f><sg><obl>$
^सेब/सेब<n><f><sg><nom>$`
    .split('\n')
    .map((line) => [line.slice(1, line.indexOf('/')), readingsIn(line)]),
)
const analyse: Analyse = (words) => new Map(words.map((word) => [word, said.get(word) ?? []]))

function edited(file: string, [from, to]: [from: string, to: string]) {
  const path = join(folder, 'hindi/market', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

const checked = (right: { says: string; within: string; why: string }[] = []) => {
  const hindi = readTree(folder, []).filter(({ language }) => language.id === 'hindi')
  return hindi.map((language) => checkAgreement(language, analyse, right))
}
const linesOf = (...right: Parameters<typeof checked>) =>
  checked(...right).flatMap(({ problems }) => problems.map(problemLine))

const market = 'curriculum/hindi/market'
const genders = [
  `${market}/words.yaml:1 [0].is: gender: the analyser has आम as feminine`,
  `${market}/words.yaml:3 [2].is: gender: the analyser has सेब as feminine`,
]

test('a noun that the analyser has in the other gender is named', () => {
  expect(linesOf()).toEqual(genders)
})

test('films, right answers and examples are read, with who says them; wrong options are not', () => {
  edited('01-mangoes.yaml', ['Meera: नमस्ते! आम', 'Meera: मैं लेता हूँ। आम'])
  edited('01-mangoes.yaml', ['hear: "दो किलो आम दीजिए।', 'hear: "मेरी आम दीजिए।'])
  edited('01-mangoes.yaml', ['wrong: [नमस्ते।]', 'wrong: [मेरी सेब।]'])
  edited('words.yaml', ['"यह आम मीठा', '"उसकी आम मीठा'])
  expect(linesOf()).toEqual([
    `${market}/01-mangoes.yaml:15 films[0].lines[0]: speaker: लेता said by a woman`,
    `${market}/01-mangoes.yaml:15 films[0].lines[0]: speaker: मैं with लेता हूँ said by a woman`,
    `${market}/01-mangoes.yaml:24 exercises[4].hear: modifier: मेरी (feminine) with आम (masculine)`,
    `${market}/words.yaml:1 [0].example: modifier: उसकी (feminine) with आम (masculine)`,
    ...genders,
  ])
})

test('what was read and is right is not named again, and what is no longer said is', () => {
  const says = 'उसकी (feminine) with आम (masculine)'
  const known = { says, within: 'उसकी आम', why: 'for this test' }
  expect(linesOf([known])).not.toContain(`${market}/words.yaml:1 [0].example: modifier: ${says}`)
  expect(linesOf([{ ...known, within: 'उसकी बस' }])).toContain(
    'curriculum/hindi/language.yaml:1 read-and-right-table.ts has “उसकी बस”, of which nothing is said any more',
  )
})

test('the report says how much was read and known', () => {
  expect(checked().flatMap(agreementLines)).toEqual([
    '15 Hindi texts analysed, 87.0 % of 46 words known, 6 disagreements',
  ])
})

test('without an analyser there is none', () => {
  expect(findAnalyser('/nowhere')).toBeUndefined()
})
