import { type Conjunct, conjunctKinds, conjuncts, withoutVowel } from '#language/hindi/letters/conjuncts.ts'
import { type DrillQuestion, type Random, shuffled } from './drill-question.ts'

/** Ten questions on joined letters, by turns put together and taken apart. */
export function conjunctDrill(random: Random, most = 10): DrillQuestion[] {
  return shuffled(conjuncts, random)
    .slice(0, most)
    .map((one, at) => (at % 2 === 0 ? putTogether(one, random) : takeApart(one, random)))
}

/** How a joined letter is spelt out: क् + ष. */
export const spelledOut = ({ parts: [first, second] }: Conjunct): string =>
  `${withoutVowel(first)} + ${second}`

function putTogether(conjunct: Conjunct, random: Random): DrillQuestion {
  return {
    ask: 'Put them together: what do these letters become?',
    shown: spelledOut(conjunct),
    heardId: null,
    options: optionsFor(conjunct, random).map(({ whole }) => whole),
    answer: conjunct.whole,
    reason: reasonFor(conjunct),
    item: conjunct.whole,
  }
}

function takeApart(conjunct: Conjunct, random: Random): DrillQuestion {
  return {
    ask: 'Take it apart: which letters are in it?',
    shown: conjunct.whole,
    heardId: null,
    options: optionsFor(conjunct, random).map(spelledOut),
    answer: spelledOut(conjunct),
    reason: reasonFor(conjunct),
    item: conjunct.whole,
  }
}

/** It, and three others: first those that share a letter with it. */
function optionsFor(conjunct: Conjunct, random: Random): Conjunct[] {
  const shares = (other: Conjunct) => other.parts.filter((part) => conjunct.parts.includes(part)).length
  const others = shuffled(conjuncts, random)
    .filter((other) => other !== conjunct)
    .sort((a, b) => shares(b) - shares(a))
  return shuffled([conjunct, ...others.slice(0, 3)], random)
}

function reasonFor({ kindId }: Conjunct): string {
  return conjunctKinds.find(({ id }) => id === kindId)?.note ?? ''
}
