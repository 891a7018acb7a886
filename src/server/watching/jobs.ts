import type { Deps } from '../serve.ts'
import type { Meter } from './meters.ts'

const aMinute = 60_000

/** A job whose last rounds all failed. */
export interface FailingJob {
  name: string
  since: Date
  rounds: number
  /** What it said last. */
  problem: string
}

/** What runs by itself in this process, and how it goes. */
export interface Jobs extends Meter {
  /** One round. What it throws is written down, and it gives nothing back. */
  run<Result>(name: string, round: () => Promise<Result>): Promise<Result | undefined>
  failing(): FailingJob[]
}

type Lines = Record<'error' | 'info', (about: object, words: string) => void>

/** A job that fails each second is a line a minute, not a full disk; that it works again is a line too. */
export function openJobs({ log, now }: Pick<Deps, 'now'> & { log: Lines }): Jobs {
  const known = new Set<string>()
  const failing = new Map<string, FailingJob & { lastLine: number }>()

  function failed(name: string, error: unknown): void {
    const at = now()
    const before = failing.get(name) ?? { name, since: at, rounds: 0, lastLine: Number.NEGATIVE_INFINITY }
    const isTold = at.getTime() - before.lastLine < aMinute
    const rounds = before.rounds + 1
    const problem = error instanceof Error ? error.message : String(error)
    failing.set(name, { ...before, rounds, problem, lastLine: isTold ? before.lastLine : at.getTime() })
    if (!isTold) log.error({ err: error, job: name, since: before.since, rounds }, `${name} failed`)
  }
  function went(name: string): void {
    const before = failing.get(name)
    if (!before) return
    failing.delete(name)
    log.info({ job: name, since: before.since, rounds: before.rounds }, `${name} works again`)
  }

  return {
    run: async (name, round) => {
      known.add(name)
      try {
        const result = await round()
        went(name)
        return result
      } catch (error) {
        failed(name, error)
        return undefined
      }
    },
    failing: () => [...failing.values()].map(({ lastLine: _, ...job }) => job),
    text: () => {
      const lines = [...known].map((name) => {
        const since = failing.get(name)?.since ?? now()
        return `${metric}{job="${name}"} ${(now().getTime() - since.getTime()) / 1000}\n`
      })
      return `# HELP ${metric} For how long each job has failed; 0 where it works.\n# TYPE ${metric} gauge\n${lines.join('')}`
    },
  }
}

const metric = 'boli_job_failing_seconds'
