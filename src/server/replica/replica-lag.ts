interface Look {
  /** Milliseconds of one clock, before the primary was asked. */
  at: number
  /** How far the primary had written. */
  written: string
  /** How far the replica has come since; null where it is no replica. */
  replayed: string | null
}

/** As many looks as are remembered: by then it is far too late anyway. */
const mostMarks = 120

/**
 * By how many seconds a replica is late: since when the primary had written more than it has seen. No clock of another
 * machine is asked, and one that lost its primary grows late as soon as anything is written there.
 */
export function replicaLag(): (look: Look) => number {
  const marks: { at: number; place: bigint }[] = []
  let oldest = Number.POSITIVE_INFINITY
  return ({ at, written, replayed }) => {
    if (replayed === null) return 0
    oldest = Math.min(oldest, at)
    marks.push({ at, place: placeOf(written) })
    const reached = placeOf(replayed)
    while (marks.length > 1 && (marks[1]?.place ?? reached + 1n) <= reached) marks.shift()
    if (marks.length > mostMarks) marks.splice(1, 1)
    const [known] = marks
    if (known === undefined || known.place > reached) return (at - oldest) / 1000
    return (at - known.at) / 1000
  }
}

/** `16/B374D848`, as a number. */
function placeOf(written: string): bigint {
  const [high = '0', low = '0'] = written.split('/')
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
}
