/** One stretch of speech as the recogniser tells it: what it may have been, the likeliest first. */
export interface Phrase {
  alternatives: string[]
  isFinal: boolean
}

export type Trouble =
  | 'unsupported'
  | 'service-off'
  | 'no-hindi'
  | 'no-microphone'
  | 'refused'
  | 'unreachable'
  | 'broken'

export interface Listening {
  /** `ending`: the learner has finished, the recogniser is still thinking. */
  phase: 'off' | 'on' | 'ending'
  /** Takes are told apart by their number: what comes of an earlier one is too late. */
  take: number
  takeBegan: number
  lastHeard: number
  /** How many takes in a row ended as soon as they began. */
  brief: number
  /** What was said in the takes before, since the tap. */
  before: Phrase[]
  /** What was said in this take. */
  now: Phrase[]
  trouble: Trouble | null
  /** Why it stopped by itself. */
  stopped: 'quiet' | 'away' | null
}

export type ListeningEvent =
  | { type: 'tapped' }
  | { type: 'heard'; take: number; phrases: Phrase[] }
  | { type: 'failed'; take: number; error: string }
  | { type: 'ended'; take: number }
  | { type: 'clock' }
  /** The page was left for another. */
  | { type: 'left' }
  /** It is enough: the answer was checked, or something else sounds. */
  | { type: 'silenced' }

// spec 9: the check whether to stop comes after 10 s.
export const quietLimit = 10_000
/** How long the recogniser may think once the learner has finished. */
export const endingLimit = 3000
const briefTake = 400
const mostBriefTakes = 3

// A pause or a lost take is no trouble: the next one begins.
const passing = ['no-speech', 'aborted']
const troubles: Record<string, Trouble> = {
  'audio-capture': 'no-microphone',
  'not-allowed': 'refused',
  'service-not-allowed': 'service-off',
  'language-not-supported': 'no-hindi',
  network: 'unreachable',
}

export const silence: Listening = {
  phase: 'off',
  take: 0,
  takeBegan: 0,
  lastHeard: 0,
  brief: 0,
  before: [],
  now: [],
  trouble: null,
  stopped: null,
}

/** Everything said since the tap. */
export const phrasesOf = ({ before, now }: Pick<Listening, 'before' | 'now'>) => [...before, ...now]

/**
 * Listening in short takes, each begun again when it ends, since continuous listening does not exist on Android: what
 * follows an event that happened `at` a time. It ends by a tap, after 10 s in which nothing was heard, or by a trouble.
 */
export function listen(state: Listening, event: ListeningEvent, at: number): Listening {
  if ('take' in event && (event.take !== state.take || state.phase === 'off')) return state
  switch (event.type) {
    case 'tapped':
      return state.phase === 'on'
        ? { ...state, phase: 'ending', lastHeard: at }
        : { ...silence, phase: 'on', take: state.take + 1, takeBegan: at, lastHeard: at }
    case 'heard':
      return { ...state, now: event.phrases, lastHeard: at, brief: 0 }
    case 'failed':
      if (passing.includes(event.error)) return state
      return { ...off(state), trouble: troubles[event.error] ?? 'broken' }
    case 'ended':
      return state.phase === 'ending' ? off(state) : nextTake(state, at)
    case 'clock':
      return outOfTime(state, at)
    case 'left':
      return state.phase === 'off' ? state : { ...off(state), stopped: 'away' }
    case 'silenced':
      return off(state)
  }
}

function nextTake(state: Listening, at: number): Listening {
  if (at - state.lastHeard >= quietLimit) return outOfTime(state, at)
  const isBrief = state.now.length === 0 && at - state.takeBegan < briefTake
  const brief = isBrief ? state.brief + 1 : 0
  if (brief >= mostBriefTakes) return { ...off(state), trouble: 'broken' }
  return { ...state, take: state.take + 1, takeBegan: at, before: phrasesOf(state), now: [], brief }
}

function outOfTime(state: Listening, at: number): Listening {
  const isOver = at - state.lastHeard >= (state.phase === 'ending' ? endingLimit : quietLimit)
  if (state.phase === 'off' || !isOver) return state
  return state.phase === 'ending' ? off(state) : { ...off(state), stopped: 'quiet' }
}

function off(state: Listening): Listening {
  return state.phase === 'off' ? state : { ...state, phase: 'off' }
}
