import { heightOf, type Known, knownAt, type PlacementSkill, placementLevels } from './levels.ts'
import type { Judged, Judgements, PlacementAnswer, PlacementItem } from './placement-flow.ts'

/** A question with the place that teaches what it asks. */
export interface PlacedItem extends PlacementItem {
  courseId: string
  lessonId: string | null
}

/** What is taught, in the order in which it is learnt: courses, and the lessons of each. */
export type Shelf = readonly { id: string; lessonIds: readonly string[] }[]

/** Where something is learnt next; without a lesson, from the course's beginning. */
export interface Spot {
  courseId: string
  lessonId: string | null
}

/** What the result comes to: `beginning`, both side by side; `letters`, script first; `ladder`, on from here; `top`, past the test. */
export type PlacementKind = 'beginning' | 'letters' | 'ladder' | 'top'

export interface Placed {
  kind: PlacementKind
  speaking: Known
  /** Where to begin, and what to learn beside it. */
  first: Spot | null
  beside: Spot | null
  /** Where each skill goes on. */
  next: Record<PlacementSkill, Spot | null>
}

interface Bank {
  items: readonly PlacedItem[]
  answers: readonly PlacementAnswer[]
  shelf: Shelf
}

/** From here on words are read, not spelled out. */
const readsFrom = heightOf('A2')

/** Where somebody begins who knows so much. */
export function placed(judged: Judgements, bank: Bank): Placed {
  const speaking = speakingKnown(judged)
  const script = spotAfter('script', judged.script.known, bank)
  const next = {
    script,
    listening: spotAfter('listening', judged.listening.known, bank),
    grammar: spotAfter('grammar', judged.grammar.known, bank),
    // Who was given no text has the letters before them.
    reading: judged.reading.isTried ? spotAfter('reading', judged.reading.known, bank) : script,
  }
  const speak = spotAfter('grammar', speaking, bank)
  const reads = !judged.script.isTried || heightOf(judged.script.known) >= readsFrom
  const kind = kindOf(speaking, reads)
  const begins: Record<PlacementKind, Pick<Placed, 'first' | 'beside'>> = {
    beginning: { first: speak, beside: reads ? null : script },
    letters: { first: script, beside: speak },
    ladder: { first: speak, beside: null },
    top: { first: next.reading, beside: speak },
  }
  return { kind, speaking, next, ...begins[kind] }
}

function kindOf(speaking: Known, reads: boolean): PlacementKind {
  if (!reads) return heightOf(speaking) >= heightOf('A1') ? 'letters' : 'beginning'
  if (speaking === null) return 'beginning'
  return heightOf(speaking) === placementLevels.length ? 'top' : 'ladder'
}

/**
 * The speaking courses climb by their grammar and are followed by ear: the weaker of the two decides, but a skill that
 * lags far behind is caught up with on the way, not waited for.
 */
export function speakingKnown({ listening, grammar }: Pick<Judgements, 'listening' | 'grammar'>): Known {
  const heights = [listening, grammar].filter(({ isTried }) => isTried).map(({ known }) => heightOf(known))
  if (heights.length === 0) return null
  return knownAt(Math.max(Math.min(...heights), Math.max(...heights) - 2))
}

/**
 * The first course of the level that is not known yet; one whose questions were all answered rightly is known already.
 * Beyond the last level there is its last course.
 */
function spotAfter(skill: PlacementSkill, known: Known, { items, answers, shelf }: Bank): Spot | null {
  const height = heightOf(known)
  const level = placementLevels[height] ?? placementLevels.at(-1)
  const own = items.filter((item) => item.skill === skill && item.level === level)
  const courses = shelf.filter(({ id }) => own.some(({ courseId }) => courseId === id))
  if (height === placementLevels.length) return spotIn(courses.at(-1), [])
  const outcomes = new Map(answers.map(({ itemId, outcome }) => [itemId, outcome]))
  const isKnown = (course: Shelf[number]) => {
    const asked = own.filter(({ id, courseId }) => courseId === course.id && outcomes.has(id))
    return asked.length > 0 && asked.every(({ id }) => outcomes.get(id) === 'right')
  }
  const course = courses.find((one) => !isKnown(one)) ?? courses.at(-1)
  const open = own.filter(({ id, courseId }) => courseId === course?.id && outcomes.get(id) !== 'right')
  return spotIn(
    course,
    open.flatMap(({ lessonId }) => lessonId ?? []),
  )
}

function spotIn(course: Shelf[number] | undefined, lessonIds: string[]): Spot | null {
  if (!course) return null
  const lessonId = course.lessonIds.find((id) => lessonIds.includes(id)) ?? null
  return { courseId: course.id, lessonId }
}

/** A skill that lags two levels behind the best of the others wants something done for it. */
export function lags(skill: PlacementSkill, judged: Judgements): boolean {
  const best = Math.max(...Object.values(judged).map(({ known }: Judged) => heightOf(known)))
  return judged[skill].isTried && best - heightOf(judged[skill].known) >= 2
}
