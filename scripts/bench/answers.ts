import { judgeAnswer } from '#language/judge-answer.ts'
import { lexiconOfCurriculum } from '../curriculum-lexicon.ts'

const answers = [
  ['दो किलो आम दीजिए।', 'दो किलो आम दीजिये'],
  ['मैं बाज़ार जा रहा हूँ', 'mai bazar ja raha hu'],
  ['लड़की किताब पढ़ती है', 'लड़का किताब पढ़ता हैं'],
] as const

/** How long one answer takes to judge, against the whole lexicon. */
export function benchAnswers(): void {
  const lexicon = lexiconOfCurriculum('hindi')
  for (const [expected, given] of answers) {
    const started = process.hrtime.bigint()
    for (let round = 0; round < 300; round++) judgeAnswer(expected, given, lexicon)
    const milliseconds = Number(process.hrtime.bigint() - started) / 300 / 1e6
    console.log(`judge  ${milliseconds.toFixed(3)} ms an answer  (${given})`)
  }
}
