import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createTurns } from './turns.ts'

export type Speaker = 'woman' | 'man'

/** Hindi's two, those of another language, by its tag; or none, of a language that nobody reads. */
export type Voice = Speaker | `${string} ${Speaker}` | 'none'

/** Something to be said by one voice; several in a request are joined in one sound. `text` may hold [[phonemes]]. */
export type SpokenPart = {
  text: string
  voice: Voice
  wordsPerMinute: number
  /** 0 to 99, 50 where nothing is said. */
  pitch?: number
  /** Milliseconds of silence before it. */
  pauseBefore?: number
}

/** Where each stretch between blanks is heard, null where it has no sound (a dash). Milliseconds. */
export type PartTimes = { from: number; to: number; tokens: ([number, number] | null)[] }
export type Spoken = { mp3: Uint8Array; duration: number; parts: PartTimes[] }

type Request = { parts: SpokenPart[]; tail?: number } | { phonemesOf: string[] }
type Reply = Spoken & { phonemes: string[]; error?: string; ready?: boolean }

export type VoiceEngine = {
  version: string
  speak(parts: SpokenPart[], tail?: number): Promise<Spoken>
  phonemes(texts: string[]): Promise<string[]>
  /** The process that speaks now, if one does. */
  pid(): number | undefined
  /** Who still waits after so many milliseconds is refused: a voice that stands still must not keep a server from ending. */
  endWithin(milliseconds: number): void
  close(): void
}

const noVoice = 'No voice reads this language yet. A person can record it in the studio.'

/** The voice is not to be had now: answered as 503, and the learner can go on without it. */
export class VoiceUnavailable extends Error {
  readonly statusCode = 503
}

export type EngineSettings = { program?: string; patience?: number; idleFor?: number; mostWaiting?: number }

const { version } = createRequire(import.meta.url)('@echogarden/espeak-ng-emscripten/package.json') as {
  version: string
}
const ownProgram = fileURLToPath(new URL('./voice-child.mjs', import.meta.url))

/** The speech engine's process: started at the first word, one request at a time, started anew when it dies. */
export function createVoiceEngine(settings: EngineSettings = {}): VoiceEngine {
  const { program = ownProgram, patience = 30_000, idleFor = 120_000, mostWaiting = 500 } = settings
  const inTurn = createTurns(mostWaiting)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isOver = false

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function ask(request: Request): Promise<Reply> {
    clearTimeout(idle)
    if (isOver) throw new VoiceUnavailable('The voice is being started anew. Please try again in a moment.')
    child ??= await started(program, patience)
    try {
      const reply = await exchange(child, request, patience)
      idle = setTimeout(stop, idleFor).unref()
      return reply
    } catch (error) {
      stop()
      throw error
    }
  }

  async function askAgainOnce(request: Request): Promise<Reply> {
    const reply = await ask(request).catch(() => ask(request))
    if (reply.error) throw new VoiceUnavailable(`The voice could not say this: ${reply.error}`)
    return reply
  }

  async function spokenBy(parts: SpokenPart[], tail?: number): Promise<Spoken> {
    if (parts.some(({ voice }) => voice === 'none')) throw new VoiceUnavailable(noVoice)
    const request = tail === undefined ? { parts } : { parts, tail }
    const { mp3, duration, parts: times } = await inTurn(() => askAgainOnce(request))
    return { mp3, duration, parts: times }
  }

  return {
    version: `espeak-ng-${version}-1`,
    speak: spokenBy,
    phonemes: (texts) => inTurn(() => askAgainOnce({ phonemesOf: texts })).then((reply) => reply.phonemes),
    pid: () => child?.pid,
    endWithin(milliseconds) {
      const end = () => {
        isOver = true
        stop()
      }
      setTimeout(end, milliseconds).unref()
    },
    close: stop,
  }
}

async function started(program: string, patience: number): Promise<ChildProcess> {
  const child = fork(program, [], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', ignore) // each exchange sees its own; between them nobody else would
  await nextMessage(child, patience)
  return child
}

function exchange(child: ChildProcess, request: Request, patience: number): Promise<Reply> {
  const reply = nextMessage(child, patience)
  child.send(request, (error) => error && child.kill('SIGKILL'))
  return reply
}

/** What the child says next. It keeps this process alive only while somebody waits for it. */
function nextMessage(child: ChildProcess, patience: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const lost = () => settle(() => reject(new VoiceUnavailable('The voice is not available right now.')))
    const heard = (reply: unknown) => settle(() => resolve(reply as Reply))
    const clock = setTimeout(() => {
      child.kill('SIGKILL')
      lost()
    }, patience)
    const settle = (finish: () => void) => {
      clearTimeout(clock)
      child.off('message', heard).off('exit', lost).off('error', lost)
      child.unref()
      child.channel?.unref()
      finish()
    }
    child.ref()
    child.channel?.ref()
    child.once('message', heard).once('exit', lost).once('error', lost)
    if (child.exitCode !== null || child.signalCode !== null) lost()
  })
}

function ignore(): void {}
