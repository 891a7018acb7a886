import { type Given, type Judgement, textOf } from '../../judgement.ts'
import { foldLetters, normalise } from '../../normalise.ts'
import {
  hindiToNumber,
  numberInHundreds,
  numberInQuarters,
  numberOtherwise,
  numberToHindi,
  quartersToHindi,
} from '../numbers/numbers.ts'
import { romanise } from '../romanise/romanise.ts'

/** 1963, 2.5 and 7:30. */
const FIGURE = /(\d+)(:\d\d(?!\d)|\.(?:25|50?|75)(?!\d))?/gu
/** How many quarters a part is. */
const QUARTERS: Record<string, number> = {
  '': 0,
  ':00': 0,
  ':15': 1,
  ':30': 2,
  ':45': 3,
  '.25': 1,
  '.5': 2,
  '.50': 2,
  '.75': 3,
}
const ONLY_FIGURES = /^[\d.:]+$/u
const AMOUNT = /₹\s?(\d+)/gu

type Judge = (given: Given) => Judgement
/** Says a number with what stands after it, “:30” or “.5”; nothing where it cannot. */
type Say = (number: string, part: string) => string | undefined

/** Figures as one number: no commas in them, and rupees after them. */
function plainFigures(text: string): string {
  return foldLetters(text)
    .replace(/(?<=\d),(?=\d\d)/gu, '')
    .replace(AMOUNT, '$1 रुपये')
    .trim()
}

/** Both words, or nothing where one cannot be said. */
const before = (first: string | undefined, second: string | undefined) =>
  first && second ? `${first} ${second}` : undefined

/** 7:30 is साढ़े सात, 12:45 पौने एक, 2.5 ढाई. */
const inParts: Say = (figure, part) => {
  const [number, quarters] = [Number(figure), QUARTERS[part]]
  if (quarters === undefined) return toTheMinute(figure, part)
  return quartersToHindi(number, quarters, part === ':45' && number === 12 ? 1 : number + 1)
}

/** 1947 is उन्नीस सौ सैंतालीस, 9:45 नौ बजकर पैंतालीस मिनट. */
const toTheMinute: Say = (figure, part) =>
  part.startsWith(':')
    ? before(numberToHindi(Number(figure)), `बजकर ${numberToHindi(Number(part.slice(1)))} मिनट`)
    : (numberInHundreds(Number(figure)) ?? numberToHindi(Number(figure)))

/** A telephone's number, figure by figure. */
const oneByOne: Say = (figures, part) =>
  part === '' ? [...figures].map((figure) => numberToHindi(Number(figure))).join(' ') : undefined

/** 350 is साढ़े तीन सौ, 1.25 सवा. */
const asOneSays: Say = (figure, part) => {
  if (part === '') return numberInQuarters(Number(figure)) ?? inParts(figure, part)
  return ROUGHLY[`${figure}${part}`]?.normalize('NFC') ?? inParts(figure, part)
}
const ROUGHLY: Record<string, string> = { '0.25': 'पाव', '1.25': 'सवा', '1:15': 'सवा', '12:45': 'पौन' }

/** 100 is एक सौ as well, and 1000 only हज़ार. */
const withoutOne: Say = (figure, part) =>
  (part === '' ? numberOtherwise(Number(figure)) : undefined) ?? inParts(figure, part)

const WAYS = [inParts, toTheMinute, oneByOne, asOneSays, withoutOne]

/**
 * Judges an answer that has figures where words are expected: who hears पाँच and writes 5 has understood. Said, it is as
 * right as the words; written, the words are asked for, and wrong only where there is nothing but the figure.
 */
export function judgeFigures(expected: string, given: Given, judge: Judge): Judgement {
  const text = plainFigures(textOf(given))
  if (/\d/u.test(normalise(expected)) || !/\d/u.test(text)) return judgeInWords(expected, given, judge)
  const isRoman = /\p{Script=Latin}/u.test(text)
  const ways = WAYS.map((say) => {
    const inWords = text.replace(FIGURE, (figure, number: string, part = '') => {
      const words = say(number, part)?.normalize('NFC') ?? figure
      return isRoman ? romanise(words) : words
    })
    return typeof given === 'string' ? inWords : { said: inWords }
  })
  const judged = firstRight(ways, judge)
  if (typeof given !== 'string' || judged.verdict === 'wrong') return judged
  const differences = [{ expected, given }]
  const asked = normalise(expected)
  return ONLY_FIGURES.test(text)
    ? {
        verdict: 'wrong',
        reason: `${text} is the number; here it is asked in words: ${asked}.`,
        differences,
      }
    : { verdict: 'hint', reason: `Right, but the number is written in words here: ${asked}.`, differences }
}

/** As the first way that is right; of wrong ones, the first. */
function firstRight([first = '', ...others]: Given[], judge: Judge): Judgement {
  const judged = judge(first)
  if (judged.verdict !== 'wrong') return judged
  return others.map(judge).find(({ verdict }) => verdict !== 'wrong') ?? judged
}

/** उन्नीस सौ and एक हज़ार नौ सौ are one number, said in two ways; एक करोड़ for करोड़ is a word too many. */
function judgeInWords(expected: string, given: Given, judge: Judge): Judgement {
  const judged = judge(given)
  const number = judged.verdict === 'wrong' ? hindiToNumber(textOf(given)) : undefined
  if (number === undefined || !numberInHundreds(number) || number !== hindiToNumber(expected)) return judged
  const [asked, said] = [expected, textOf(given)].map((text) => normalise(text).split(' ').length)
  if (asked === said) return judged
  return {
    ...judged,
    verdict: 'hint',
    reason: `Right, that is the same number; here it is said ${normalise(expected)}.`,
  }
}
