/** Reads lines `expected<TAB>given` and prints how each answer is judged: an author's way to try it. */
import { createInterface } from 'node:readline'
import { judgeAnswer } from '#language/judge-answer.ts'
import { lexiconOfCurriculum } from './curriculum-lexicon.ts'

const lexicon = lexiconOfCurriculum('hindi')
for await (const line of createInterface({ input: process.stdin })) {
  const [expected = '', given = ''] = line.split('\t')
  const judged = judgeAnswer(expected, given, lexicon)
  process.stdout.write(`${judged.verdict}\t${judged.reason}\n`)
}
