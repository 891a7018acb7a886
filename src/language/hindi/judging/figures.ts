import { type Given, type Judgement, textOf } from '../../judgement.ts'
import { normalise } from '../../normalise.ts'
import { numberInHundreds, numberToHindi } from '../numbers/numbers.ts'
import { romanise } from '../romanise/romanise.ts'

const FIGURE = /\d+/gu

type Judge = (given: Given) => Judgement

/**
 * Judges an answer that has figures where words are expected: who hears पाँच and writes 5 has understood. Said, it is as
 * right as the words; written, the words are asked for, and wrong only where there is nothing but the figure.
 */
export function judgeFigures(expected: string, given: Given, judge: Judge): Judgement {
  const text = normalise(textOf(given))
  if (/\d/u.test(normalise(expected)) || !/\d/u.test(text)) return judge(given)
  const isRoman = /\p{Script=Latin}/u.test(text)
  const judgeSaid = (say: (number: number) => string | undefined) => {
    const inWords = text.replace(FIGURE, (figure) => {
      const words = say(Number(figure)) ?? figure
      return isRoman ? romanise(words) : words
    })
    return judge(typeof given === 'string' ? inWords : { said: inWords })
  }
  const inFull = judgeSaid(numberToHindi)
  const asYears = (number: number) => numberInHundreds(number) ?? numberToHindi(number)
  const judged = inFull.verdict === 'wrong' && /\d{4}/u.test(text) ? judgeSaid(asYears) : inFull
  if (typeof given !== 'string' || judged.verdict === 'wrong') return judged
  const differences = [{ expected, given }]
  const asked = normalise(expected)
  return /^\d+$/u.test(text)
    ? {
        verdict: 'wrong',
        reason: `${text} is the number; here it is asked in words: ${asked}.`,
        differences,
      }
    : { verdict: 'hint', reason: `Right, but the number is written in words here: ${asked}.`, differences }
}
