import { alignAksharas } from '#language/align-aksharas.ts'
import type { Lexicon } from '#language/judgement.ts'
import { normalise } from '#language/normalise.ts'
import { checkAnswer } from '#rules/check-answer.ts'
import type { Checked } from '#rules/check-choice.ts'
import type { Phrase } from './listening.ts'

/** How near to right: from 2 on it is. */
export type Nearness = (text: string) => number

// Who speaks for long has begun again many times: the last words count.
const mostPhrases = 6
const ranks = { exact: 4, accepted: 3, hint: 2, wrong: 0 }

/**
 * What the learner is taken to have said: of all that the recogniser offers the text that is judged best. Words said
 * after a pause go on from those before, or stand alone, where one began again; of equals the latest and likeliest.
 */
export function bestHeard(phrases: readonly Phrase[], nearness: Nearness): string {
  const last = phrases.slice(-mostPhrases)
  const spoken = last.map(({ alternatives }) => ({ alternatives, best: nearest(alternatives, nearness) }))
  const { alternatives: endings = [] } = spoken.at(-1) ?? {}
  const candidates = spoken.flatMap((_, back) => {
    const before = spoken.slice(spoken.length - 1 - back, -1).map(({ best }) => best)
    return endings.map((ending) => [...before, ending].join(' ').trim())
  })
  return nearest(candidates, nearness)
}

function nearest(texts: string[], nearness: Nearness): string {
  const measured = texts.map((text) => ({ text, near: text === '' ? -1 : nearness(text) }))
  return measured.reduce((left, right) => (right.near > left.near ? right : left), { text: '', near: -1 })
    .text
}

/** Judged as every answer is; of wrong ones, by how much of a right one they share. */
export function nearnessTo(exercise: Checked, lexicon: Lexicon): Nearness {
  const rights = [exercise.options.answer, ...exercise.options.accepted].map(normalise)
  return (text) => {
    const { correct, verdict } = checkAnswer(exercise, text, lexicon)
    if (correct) return ranks[verdict]
    return Math.max(...rights.map((right) => sharedPart(right, normalise(text))))
  }
}

function sharedPart(right: string, text: string): number {
  const steps = alignAksharas(right, text)
  return steps.filter(({ expected, given }) => expected === given).length / Math.max(steps.length, 1)
}
