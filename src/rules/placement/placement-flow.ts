import {
  after,
  type Belief,
  certainty,
  estimate,
  firstBelief,
  hintedBy,
  levelToAsk,
  type Outcome,
} from './belief.ts'
import {
  heightOf,
  type Known,
  type PlacementBackground,
  type PlacementLevel,
  type PlacementSkill,
  placementSkills,
} from './levels.ts'

/** A question of the bank, as far as its choice needs it. */
export interface PlacementItem {
  id: string
  skill: PlacementSkill
  level: PlacementLevel
}

export interface PlacementAnswer {
  itemId: string
  skill: PlacementSkill
  level: PlacementLevel
  outcome: Outcome
  ms: number
}

/** What a test goes by: the seed decides which of several questions of a level is asked. */
export interface PlacementTest<Item extends PlacementItem = PlacementItem> {
  items: readonly Item[]
  background: PlacementBackground
  seed: string
}

const mostOfSkill = 5
const fewestOfSkill = 2
const certainEnough = 0.8
/** Four skills in six minutes; who walks away for tea has not thought for an hour. */
const msOfSkill = 80_000
const mostMs = 45_000

export const mostQuestions = mostOfSkill * placementSkills.length

/** How one skill was judged; `isTried`: something of it was asked. */
export interface Judged {
  known: Known
  isTried: boolean
}

export type Judgements = Record<PlacementSkill, Judged>

/** The question to ask now; null: the test is over. The same answers lead to the same question. */
export function nextItem<Item extends PlacementItem>(
  test: PlacementTest<Item>,
  answers: readonly PlacementAnswer[],
): Item | null {
  for (const skill of placementSkills) {
    const found = nextOf(skill, test, answers)
    if (found) return found
  }
  return null
}

function nextOf<Item extends PlacementItem>(
  skill: PlacementSkill,
  { items, background, seed }: PlacementTest<Item>,
  answers: readonly PlacementAnswer[],
): Item | null {
  const own = answers.filter((answer) => answer.skill === skill)
  const belief = beliefIn(skill, background, answers)
  if (isSettled(own, belief) || (skill === 'reading' && !knowsLetters(background, answers))) return null
  const asked = new Set(own.map(({ itemId }) => itemId))
  const wanted = heightOf(levelToAsk(belief))
  const away = ({ level }: Item) => Math.abs(heightOf(level) - wanted)
  return (
    items
      .filter((item) => item.skill === skill && !asked.has(item.id))
      .toSorted((one, other) => away(one) - away(other) || lot(seed, one.id) - lot(seed, other.id))[0] ?? null
  )
}

/** Texts are only shown to who reads whole words: for others there is nothing to find out. */
function knowsLetters(background: PlacementBackground, answers: readonly PlacementAnswer[]): boolean {
  return heightOf(estimate(beliefIn('script', background, answers))) >= heightOf('A1')
}

function isSettled(own: readonly PlacementAnswer[], belief: Belief): boolean {
  if (own.length < fewestOfSkill) return false
  const spent = own.reduce((sum, { ms }) => sum + Math.min(ms, mostMs), 0)
  return own.length >= mostOfSkill || certainty(belief) >= certainEnough || spent >= msOfSkill
}

/** By which skill another is hinted at, where that one was asked. */
const hints: Partial<Record<PlacementSkill, PlacementSkill>> = { grammar: 'listening', reading: 'grammar' }

/** What is believed of a skill after these answers. */
function beliefIn(
  skill: PlacementSkill,
  background: PlacementBackground,
  answers: readonly PlacementAnswer[],
): Belief {
  const first = firstBelief(background, skill)
  const hint = hints[skill]
  const begun =
    hint && answers.some((answer) => answer.skill === hint)
      ? hintedBy(first, estimate(beliefIn(hint, background, answers)))
      : first
  return answers.filter((answer) => answer.skill === skill).reduce<Belief>(after, begun)
}

/** What the answers say of each skill. Who does not read the letters does not read texts. */
export function judgements(background: PlacementBackground, answers: readonly PlacementAnswer[]): Judgements {
  const judged = placementSkills.map((skill) => {
    const isTried = answers.some((answer) => answer.skill === skill)
    const known = isTried ? estimate(beliefIn(skill, background, answers)) : null
    return [skill, { known, isTried }] as const
  })
  return Object.fromEntries(judged) as Judgements
}

/** How much of the test is behind, 0 to 1: skills that are settled, and a part of the one that is asked. */
export function partDone(answers: readonly PlacementAnswer[], current: PlacementSkill | null): number {
  if (current === null) return 1
  const own = answers.filter(({ skill }) => skill === current).length
  return (placementSkills.indexOf(current) + own / mostOfSkill) / placementSkills.length
}

/** A place in the draw that only the seed and the id decide. */
function lot(seed: string, id: string): number {
  return [...`${seed} ${id}`].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
}
