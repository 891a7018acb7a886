/** What a long proof takes and tells. */
export type Kind = 'embedded' | 'postgresql'

export interface Options {
  /** How often the server is killed, on each database. */
  kills: number
  databases: Kind[]
  /** Through which courses one goes, by their ids or their languages'; none named: all. */
  courses: string[]
}

export interface Result {
  /** On what it was tried: a database, a service. */
  on: string
  /** What was counted, in a few words. */
  figures: string
  /** What should have held and did not; none where all is well. */
  wrong: string[]
}

export interface Proof {
  name: string
  /** What holds when it passes. */
  proves: string
  run(options: Options): Promise<Result[]>
}
