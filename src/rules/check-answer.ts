import { explainOrderIn, judgeAnswer, judgeInOwnWords } from '#language/judge-answer.ts'
import { type Given, type Judgement, type Lexicon, textOf } from '#language/judgement.ts'
import { normalise } from '#language/normalise.ts'
import { hasIndicLetter } from '#language/scripts.ts'
import { type Checked, type CheckedAnswer, checkChoice, right, wrong } from './check-choice.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes } from './exercise-types.ts'

type Check = (exercise: Checked, answer: string[], lexicon: Lexicon) => CheckedAnswer

const checks: Record<AnswerKind, Check> = {
  image: checkChosen,
  audio: checkChosen,
  text: checkChosen,
  order: checkOrder,
  type: checkTyped,
  record: checkSpoken,
  // What is watched is measured by the player (spec 4: above 85 %), there is nothing to judge.
  watched: () => right(''),
  watched4: () => right(''),
}

/**
 * Judges an answer to an exercise; one function for the browser and the server. Takes an option's key, a text, a
 * transcript, or the ordered words. spec 5 (answer rules), domain 14, 20; the Hindi table of docs/language.md.
 */
export function checkAnswer(exercise: Checked, answer: string | string[], lexicon: Lexicon): CheckedAnswer {
  const type = exerciseTypes[exercise.questionType as ExerciseType]
  const parts = (Array.isArray(answer) ? answer : [answer])
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0 && !type.answer.startsWith('watched')) return wrong('There is no answer yet.')
  return checks[type.answer](exercise, parts, lexicon)
}

function checkChosen(exercise: Checked, [answer = '']: string[]): CheckedAnswer {
  return checkChoice(exercise, answer)
}

function checkOrder(exercise: Checked, answer: string[], lexicon: Lexicon): CheckedAnswer {
  const words = wordsOf(answer.length === 1 ? (answer[0] ?? '').replaceAll(',', ' ') : answer.join(' '))
  const wanted = exercise.options.answerWords ?? exercise.options.answer.split(',')
  const solutions = [wanted.join(' '), ...exercise.options.accepted].map(wordsOf)
  if (solutions.some((solution) => solution.join(' ') === words.join(' '))) return right('')
  return wrong(whereOrderBreaks(words, solutions, lexicon))
}

function whereOrderBreaks(words: string[], solutions: string[][], lexicon: Lexicon): string {
  const [solution = []] = solutions
  const isAll = words.toSorted().join(' ') === solution.toSorted().join(' ')
  const rule = isAll ? explainOrderIn(lexicon, { expected: solution, given: words }) : undefined
  if (rule) return `All the words are there, but ${rule}.`
  const agreeing = Math.max(...solutions.map((solution) => sharedStart(words, solution)))
  if (agreeing === words.length) return 'Good so far. The sentence is not whole yet.'
  const [given = '', next] = [words[agreeing], nextAfter(agreeing, words, solutions)]
  const isForm = next !== undefined && areForms(next, given, lexicon)
  const wanted = isForm ? `form of ${given}` : 'word'
  if (agreeing === 0) return `The sentence begins with another ${wanted}.`
  return `Right as far as “${words.slice(0, agreeing).join(' ')}”. Another ${wanted} comes next.`
}

/** The word that comes next in the solution that was followed furthest. */
function nextAfter(agreeing: number, words: string[], solutions: string[][]): string | undefined {
  return solutions.find((solution) => sharedStart(words, solution) === agreeing)?.[agreeing]
}

function areForms(one: string, other: string, lexicon: Lexicon): boolean {
  const entry = lexicon.entryOf?.(one)
  // की is “of” before it is “did”.
  return !lexicon.postpositions?.isOne(one) && entry !== undefined && entry === lexicon.entryOf?.(other)
}

function sharedStart(words: string[], solution: string[]): number {
  const differing = words.findIndex((word, at) => word !== solution[at])
  return differing === -1 ? words.length : differing
}

function wordsOf(text: string): string[] {
  return normalise(text).split(' ').filter(Boolean)
}

const rank = { exact: 0, accepted: 1, hint: 2, wrong: 3 }

function checkTyped(exercise: Checked, answer: string[], lexicon: Lexicon): CheckedAnswer {
  return checkWords(exercise, answer.join(' '), lexicon)
}

function checkSpoken(exercise: Checked, answer: string[], lexicon: Lexicon): CheckedAnswer {
  return checkWords(exercise, { said: answer.join(' ') }, lexicon)
}

// The best of all right answers counts; of wrong ones, the reason is told of the one that is nearest.
function checkWords(exercise: Checked, given: Given, lexicon: Lexicon): CheckedAnswer {
  const expected = [exercise.options.answer, ...exercise.options.accepted]
  const judged = expected.map((text) => ({ text, ...judgeAnswer(text, given, lexicon) }))
  const found = judged.reduce((left, right) => (rank[right.verdict] < rank[left.verdict] ? right : left))
  const best =
    found.verdict === 'wrong'
      ? (inOwnWords(exercise, judged, [given, lexicon]) ?? nearest(given, inTheLettersOf(given, judged)))
      : found
  if (best.verdict === 'exact') return right('')
  return {
    correct: best.verdict !== 'wrong',
    verdict: best.verdict,
    feedback: best.reason,
    expected: best.text,
  }
}

type Judged = Judgement & { text: string }

/** What is heard is given back word for word; to what is watched one answers for oneself. */
function inOwnWords(
  { questionType }: Checked,
  judged: Judged[],
  given: [Given, Lexicon],
): Judged | undefined {
  if (exerciseTypes[questionType as ExerciseType].prompt !== 'watch') return undefined
  for (const each of judged) {
    const own = judgeInOwnWords(each, ...given)
    if (own) return { text: each.text, ...own }
  }
  return undefined
}

/** Letters are compared with an answer in Indic letters, where there is one, and a figure with a figure: not with the other. */
function inTheLettersOf(given: Given, judged: Judged[]): Judged[] {
  const hasLetters = /\p{L}/u.test(textOf(given))
  const alike = judged.filter(({ text }) => hasIndicLetter(text) === hasLetters)
  return alike.length > 0 ? alike : judged
}

/** The answer that differs in the fewest words; of such, the author's own before what is accepted besides. */
function nearest(given: Given, judged: Judged[]): Judged {
  const isOneWord = !textOf(given).trim().includes(' ')
  const distances = judged.map((each) => distance(each, isOneWord))
  return judged[distances.indexOf(Math.min(...distances))] as Judged
}

/** Of one word against one the differences are its letters. To have all the words is near, wherever they stand. */
function distance({ text, differences, isReordered }: Judged, isOneWord: boolean): number {
  if (isReordered) return 1
  if (isOneWord && !text.trim().includes(' ')) return 1
  return differences.reduce((sum, difference) => sum + weight(difference), 0)
}

/**
 * A word too many weighs double: it is compared with nothing. So does one for another that begins otherwise: who began
 * with भैया missed no बस. In Latin letters no beginning is like the one that is asked.
 */
function weight({ expected, given }: Judgement['differences'][number]): number {
  if (expected === '') return 2
  const isOther = given !== '' && hasIndicLetter(given) && given.at(0) !== expected.at(0)
  return isOther ? 2 : 1
}
