export type PracticeStep = 'exercises' | 'vocabulary' | 'feedback' | 'finished'

/** How the answer on screen stands: none yet, ready to check, found right, found wrong. */
export type AnswerState = 'none' | 'ready' | 'correct' | 'wrong'

type Items = { ids: readonly string[]; done: readonly string[] }

export type PracticeState = {
  step: PracticeStep
  /** The exercise, word or feedback question on screen. */
  current: string | null
  answer: AnswerState
  /** Grows with each arrival, so that an exercise met again begins anew. */
  visit: number
  /** Admins look through everything: no progress, nothing saved (spec 6). */
  admin: boolean
  exercises: Items
  vocabulary: Items
  feedback: Items
}

export type PracticeEvent =
  /** There is an answer to check, or it was taken back; in vocabulary: the word was heard. */
  | { type: 'answered'; given: boolean }
  | { type: 'checked'; correct: boolean }
  | { type: 'skipped' }
  /** Next after a right answer, 'I know it' after a word, the feedback once it is stored. */
  | { type: 'passed' }
  /** Practise a finished lesson once more. */
  | { type: 'again' }

export type PracticeSave = { kind: 'exercise' | 'vocabulary'; id: string }

type Item = { id: string; isCompleted: boolean }
export type PracticeMaterial = { exercises: Item[]; vocabulary: Item[]; feedback: Item[]; admin: boolean }

const order = ['exercises', 'vocabulary', 'feedback'] as const
type Listed = (typeof order)[number]

/** Where a lesson's practice begins: at the first thing that is not done yet. */
export function startPractice({ admin, ...material }: PracticeMaterial): PracticeState {
  const items = (list: Item[]): Items => ({
    ids: list.map(({ id }) => id),
    done: admin ? [] : list.filter(({ isCompleted }) => isCompleted).map(({ id }) => id),
  })
  const state: PracticeState = {
    ...arrived('finished', null, 0),
    admin,
    exercises: items(material.exercises),
    vocabulary: items(material.vocabulary),
    feedback: admin ? { ids: [], done: [] } : items(material.feedback),
  }
  return goOn(state, 'exercises')
}

/** The whole flow of practice: what follows an event, and what is to be saved of it. spec 4, Practice. */
export function step(
  state: PracticeState,
  event: PracticeEvent,
): { state: PracticeState; save: PracticeSave | null } {
  const kept = (next: PracticeState) => ({ state: next, save: null })
  switch (event.type) {
    case 'answered':
      return kept(state.answer === 'correct' ? state : { ...state, answer: event.given ? 'ready' : 'none' })
    case 'checked':
      if (state.answer === 'none' || state.answer === 'correct') return kept(state)
      return kept({ ...state, answer: event.correct ? 'correct' : 'wrong' })
    case 'skipped':
      return kept(skip(state))
    case 'again':
      return kept(state.step === 'finished' ? again(state) : state)
    case 'passed':
      return pass(state)
  }
}

/** How much of the lesson is done, of exercises, vocabulary and feedback together: 0 to 100 (spec 9). */
export function practicePercent(state: PracticeState): number {
  const total = order.reduce((sum, name) => sum + state[name].ids.length, 0)
  const done = order.reduce((sum, name) => sum + state[name].done.length, 0)
  return total === 0 ? 100 : (done / total) * 100
}

function pass(state: PracticeState): { state: PracticeState; save: PracticeSave | null } {
  const { step: name, current } = state
  if (name === 'finished' || current === null || !isPassable(state)) return { state, save: null }
  if (state.admin) return { state: cycle(state, name), save: null }
  const done = [...state[name].done.filter((id) => id !== current), current]
  const save: PracticeSave | null =
    name === 'feedback' ? null : { kind: name === 'exercises' ? 'exercise' : 'vocabulary', id: current }
  return { state: goOn({ ...state, [name]: { ...state[name], done } }, name), save }
}

function isPassable({ step: name, answer }: PracticeState): boolean {
  if (name === 'exercises') return answer === 'correct'
  return name === 'feedback' || answer === 'ready'
}

// spec 4: Skip moves on, wraps to the first at the end, and saves nothing. What is rated last is skipped for good.
function skip(state: PracticeState): PracticeState {
  if (state.step === 'finished') return state
  if (state.step === 'feedback') return { ...state, ...arrived('finished', null, state.visit + 1) }
  return { ...state, ...arrived(state.step, nextOpen(state[state.step], state.current), state.visit + 1) }
}

function again(state: PracticeState): PracticeState {
  const open = (items: Items): Items => ({ ...items, done: [] })
  return goOn({ ...state, exercises: open(state.exercises), vocabulary: open(state.vocabulary) }, 'exercises')
}

function goOn(state: PracticeState, from: Listed): PracticeState {
  for (const name of order.slice(order.indexOf(from))) {
    const current = nextOpen(state[name], name === state.step ? state.current : null)
    if (current !== null) return { ...state, ...arrived(name, current, state.visit + 1) }
  }
  return { ...state, ...arrived('finished', null, state.visit + 1) }
}

/** The first that is not done after this one, round to the beginning. */
function nextOpen({ ids, done }: Items, after: string | null): string | null {
  const from = after === null ? 0 : ids.indexOf(after) + 1
  const round = [...ids.slice(from), ...ids.slice(0, from)]
  return round.find((id) => !done.includes(id)) ?? null
}

/** An admin's Next: all exercises, all words, and round again. */
function cycle(state: PracticeState, name: Listed): PracticeState {
  const all = order.flatMap((part) => state[part].ids.map((id) => ({ part, id })))
  const at = all.findIndex(({ part, id }) => part === name && id === state.current)
  const next = all[(at + 1) % all.length]
  return next ? { ...state, ...arrived(next.part, next.id, state.visit + 1) } : state
}

function arrived(name: PracticeStep, current: string | null, visit: number) {
  return { step: name, current, answer: 'none' as const, visit }
}
