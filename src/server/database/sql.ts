import type postgres from 'postgres'

type Types = { int8: number; day: string }

/** The tag that asks the database. Also begins transactions: `sql.begin(async (tx) => …)`. */
export type Sql = postgres.Sql<Types>

/** A piece of a statement, to be set into another. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

/** What a store function takes: the tag itself, or the transaction it must stay in. */
export type Tx = postgres.ISql<Types>

export interface Database {
  sql: Sql
  embedded: boolean
  close(): Promise<void>
  /** Writes everything into one file. */
  backup(file: string): Promise<void>
  /** How often the embedded database asked for its bytes to be on the disk. */
  countSyncs(): Promise<number>
}

/** Counts come as numbers, and days as they are written: a birthday must not shift with a time zone. */
export const parsing = {
  onnotice: () => {},
  types: {
    int8: { to: 20, from: [20], serialize: String, parse: Number },
    day: { to: 1082, from: [1082], serialize: String, parse: String },
  },
}

/**
 * Lines to PostgreSQL. Statements follow one another down a line without waiting for answers, so few are enough: with ten,
 * a request cost a tenth more, for both sides were woken more often for less. Some stay free beside what the studio holds.
 */
export const connections = 6
