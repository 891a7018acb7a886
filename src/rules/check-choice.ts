import type { Judgement } from '#language/judgement.ts'
import { normalise } from '#language/normalise.ts'

/** One option as the wire shows it: `key` is what is answered. */
type Option = { key: string; value: string; nativeValue: string }

/** What of an exercise decides an answer. `options` is the wire's object: answer, answerWords, accepted, option1… */
export type Checked = {
  questionType: string
  options: { answer: string; answerWords?: string[] | undefined; accepted: string[]; [more: string]: unknown }
}

/** `feedback` is what the learner reads: why, or the norm; empty when there is nothing to add. */
export type CheckedAnswer = {
  correct: boolean
  verdict: Judgement['verdict']
  feedback: string
  expected?: string
}

/** The options of an exercise in the order shown. */
export function optionsOf(exercise: Checked): Option[] {
  return Object.entries(exercise.options)
    .filter(([name]) => /^option\d+$/.test(name))
    .toSorted(([one], [other]) => Number(one.slice(6)) - Number(other.slice(6)))
    .map(([, option]) => option as Option)
}

/** Judges what is chosen among options, by its key or a text; no word of the language is needed for it (spec 5). */
export function checkChoice(exercise: Checked, given: string): CheckedAnswer {
  const answer = given.trim()
  if (answer === '') return wrong('There is no answer yet.')
  // spec 5: object answers compare by key; otherwise the trimmed option answer equals or includes the answer.
  const options = optionsOf(exercise)
  const wanted = options.find((option) => option.key === exercise.options.answer)
  const chosen = options.find((option) => option.key === answer) ?? optionSaying(options, answer)
  if (chosen && chosen === wanted) return right('')
  if (!chosen) return wrong('That is not one of the choices.')
  return wrong(chosen.nativeValue && chosen.value ? whatItMeans(chosen) : '')
}

/** A sentence inside a sentence leaves its own full stop out. */
function whatItMeans({ nativeValue, value }: Option): string {
  const [said, means] = [nativeValue, value].map((text) => text.replace(/[।.]$/u, ''))
  return `${said} means “${means}”${/[?!]$/u.test(value) ? '' : '.'}`
}

function optionSaying(options: Option[], text: string): Option | undefined {
  const saying = (option: Option) => [normalise(option.value), normalise(option.nativeValue)]
  const given = normalise(text)
  const equal = options.find((option) => saying(option).includes(given))
  const including = options.filter((option) => saying(option).some((said) => said.includes(given)))
  return equal ?? (including.length === 1 ? including[0] : undefined)
}

/** It is right, and there may be something to add. */
export function right(feedback: string): CheckedAnswer {
  return { correct: true, verdict: 'exact', feedback }
}

/** It is wrong, and why. */
export function wrong(feedback: string): CheckedAnswer {
  return { correct: false, verdict: 'wrong', feedback }
}
