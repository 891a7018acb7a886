import { postgres } from '../database/postgres-client.ts'
import { parsing, type Sql } from '../database/sql.ts'
import { replicaLag } from './replica-lag.ts'

export type ReplicaState = 'good' | 'behind' | 'away'

/** A copy of the database that follows it, for what may be a moment late. */
export interface Replica {
  state(): ReplicaState
  /** Seconds by which it is late, as of the last look. */
  lag(): number
  sql(): Sql
  /** It did not answer what the primary did: until it is looked at again, nobody asks it. */
  fail(error: unknown): void
  close(): Promise<void>
}

export interface Watched {
  url: string
  primary: Sql
  /** Hears why it is not asked; over and over, while it is not. */
  told: (why: string) => void
}

const lookEvery = 1000
/** Later than this, it is told nothing of. */
export const mostLag = 5
/** Whoever does not answer by then is given up, and whoever waits for it is answered by the primary. */
const patience = 2000

export function openReplica({ url, primary, told }: Watched): Replica {
  const lagOf = replicaLag()
  let [sql, isAway, lag, isLooking] = [pool(url), true, 0, false]

  const fail = (error: unknown) => {
    isAway = true
    told(error instanceof Error ? error.message || error.name : String(error))
  }
  async function look(): Promise<void> {
    const at = performance.now()
    const written = await primary<{ place: string }[]>`select pg_current_wal_lsn()::text as place`.catch(
      () => null,
    )
    if (!written) return
    try {
      const [found] = await inTime(
        sql<{ place: string | null }[]>`select pg_last_wal_replay_lsn()::text as place`,
      )
      lag = lagOf({ at, written: written[0]?.place ?? '0/0', replayed: found?.place ?? null })
      isAway = false
      if (lag > mostLag) told(`it is ${Math.round(lag)} s behind`)
    } catch (error) {
      fail(error)
      // Whoever waits on its lines is told so, and asks the primary.
      const given = sql
      sql = pool(url)
      await given.end({ timeout: 0 }).catch(() => {})
    }
  }
  const lookOnce = async () => {
    if (isLooking) return
    isLooking = true
    await look().finally(() => {
      isLooking = false
    })
  }
  lookOnce()
  const looking = setInterval(lookOnce, lookEvery)
  looking.unref()
  return {
    state: () => (isAway ? 'away' : lag > mostLag ? 'behind' : 'good'),
    lag: () => lag,
    sql: () => sql,
    fail,
    close: async () => {
      clearInterval(looking)
      await sql.end({ timeout: 1 })
    },
  }
}

/** Whatever it leads to, nothing is ever written there. */
function pool(url: string): Sql {
  const connection = { TimeZone: 'UTC', application_name: 'boli reads', default_transaction_read_only: true }
  return postgres(url, { ...parsing, max: 10, connect_timeout: 2, connection }) as unknown as Sql
}

async function inTime<Found>(asked: PromiseLike<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), patience)
    timer.unref()
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
