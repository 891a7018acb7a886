import { expect, test } from 'vitest'
import { readSource } from './source-file.ts'

const problemsOf = (text: string) => readSource(text, 'a.yaml').problems
const problem = (line: number, message: string) => ({
  ...{ severity: 'error', file: 'a.yaml', line, field: '', message },
})

test('a name that stands twice in a map is told by its line, in a long text too', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `n${at},\n`).join('')
  const twice = 'Map keys must be unique'
  expect(problemsOf(`{\n${names}n7 }`)).toEqual([problem(20_002, twice)])
  expect(problemsOf('a: 1\nb: 2\na: 3\n')).toEqual([problem(3, twice)])
  expect(problemsOf('- { a: 1, b: { a: 2 } }\n- { a: 3 }\n')).toEqual([])
})

test('of very many mistakes the first are told, and how many there are', () => {
  const found = problemsOf('a: 1\n'.repeat(2001))
  expect(found).toHaveLength(501)
  expect(found[0]).toEqual(problem(2, 'Map keys must be unique'))
  expect(found.at(-1)).toEqual(problem(1, 'Only 500 of 2000 problems are shown.'))
  expect(problemsOf(`{${',a'.repeat(2000)}}`).at(-1)).toEqual(
    problem(1, 'Only 500 of 2000 problems are shown.'),
  )
})

test('parts within parts end at a depth that no author needs', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const tooDeep = 'Lists and maps stand within each other 20 deep at most.'
  expect(problemsOf(deep(20))).toEqual([])
  expect(problemsOf(deep(21))).toEqual([problem(1, tooDeep)])
  expect(problemsOf(deep(20_000)).map(({ message }) => message)).toContain(tooDeep)
  expect(problemsOf(`${'{ a: '.repeat(21)}1${' }'.repeat(21)}`)).toEqual([problem(1, tooDeep)])
})

test('what is repeated by its name is repeated fifty times at most', () => {
  const repeats = (times: number) => `- &a x\n${'- *a\n'.repeat(times)}`
  expect(problemsOf(repeats(50))).toEqual([])
  expect(problemsOf(repeats(51))).toEqual([problem(52, 'A text repeats by name (*) 50 times at most.')])
})

test('a file of very many parts is refused before anything is made of them', () => {
  const message = 'Lists, maps and texts come to 100,000 parts of a file at most.'
  expect(problemsOf(`[${'1,'.repeat(60_000)}]`)).toEqual([problem(1, message)])
  expect(problemsOf(`- ${'a '.repeat(150_000)}`)).toEqual([])
  expect(problemsOf(`[${'1,'.repeat(40_000)}]`)).toEqual([])
})

test('a tag that makes a set or an ordered map is unknown', () => {
  expect(problemsOf('!!set\n? a\n')).toEqual([problem(1, 'Unresolved tag: tag:yaml.org,2002:set')])
  expect(problemsOf('!!omap\n- a: 1\n')).toEqual([problem(1, 'Unresolved tag: tag:yaml.org,2002:omap')])
})

test('a sign that no database keeps is told by its line, as an escape in a text or a name, or as it is', () => {
  const unkept = 'There is a sign in this text that no database keeps.'
  expect(problemsOf('a: 1\nb: "two \\0 kilos"\n')).toEqual([problem(2, unkept)])
  expect(problemsOf('a: "\\x00"\n"b\\ud83d": [x, "\\U0000DE00"]\n')).toEqual([
    problem(1, unkept),
    problem(2, unkept),
    problem(2, unkept),
  ])
  expect(problemsOf('a: 1\n# two \0 kilos\n')).toEqual([problem(2, unkept)])
  expect(problemsOf('a: "\\\\0 \\ud83d\\ude00"\nb: \'\\0\'\nc: \\ud83d\n')).toEqual([])
})
