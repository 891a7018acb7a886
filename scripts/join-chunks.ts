/** A file of the client on its way: what the same screens ask for. */
export interface Chunk {
  name: string
  isLibrary: boolean
  modules: string[]
  /** Characters of source, before they are made small and compressed: about seven to a byte. */
  size: number
  screens: Set<number>
  /** What it imports. */
  asks: Set<Chunk>
}

/** What a character of source and a request cost a screen. */
export interface Cost {
  character: number
  request: number
}

/** Puts files together, the best pair first, until none is worth it. `costs`: of each screen, by its number. */
export function joined(chunks: Chunk[], costs: readonly Cost[]): Chunk[] {
  const most = Math.max(...costs.map(({ request }) => request))
  for (;;) {
    const known = { costs, behind: new Map(chunks.map((chunk) => [chunk, allAsked(chunk)])) }
    const own = chunks.filter(({ isLibrary }) => !isLibrary)
    let best: { pair: [Chunk, Chunk]; saved: number } | undefined
    for (const [at, one] of own.entries())
      for (const other of own.slice(at + 1)) {
        if (Math.min(one.screens.size, other.screens.size) * most <= (best?.saved ?? 0)) continue
        const saved = savedBy(one, other, known)
        if (saved > (best?.saved ?? 0) && !closesCircle(one, other, known))
          best = { pair: [one, other], saved }
      }
    if (!best) return chunks
    chunks = withJoined(chunks, best.pair)
  }
}

interface Known {
  costs: readonly Cost[]
  /** All that a file asks for, and what that asks for. */
  behind: Map<Chunk, Set<Chunk>>
}

export function allAsked({ asks }: Chunk): Set<Chunk> {
  const found = new Set(asks)
  for (const chunk of found) for (const asked of chunk.asks) found.add(asked)
  return found
}

/** A request less where both are asked for; whoever asked for one gets the other too, with all that it asks for. */
function savedBy(one: Chunk, other: Chunk, known: Known): number {
  const both = new Set([...one.screens].filter((screen) => other.screens.has(screen)))
  if (both.size === 0) return 0
  return costOf(both, 0, known) - addedBy(one, other, known) - addedBy(other, one, known)
}

function addedBy(had: Chunk, further: Chunk, known: Known): number {
  const added = without(had.screens, further.screens)
  if (added.size === 0) return 0
  const asked = [...(known.behind.get(further) ?? [])].filter((chunk) => chunk !== had)
  const asking = asked.map((chunk) => costOf(without(added, chunk.screens), chunk.size, known))
  const own = costOf(added, further.size, known) - costOf(added, 0, known)
  return asking.reduce((sum, cost) => sum + cost, own)
}

function without(screens: Set<number>, others: Set<number>): Set<number> {
  return new Set([...screens].filter((screen) => !others.has(screen)))
}

/** Of a further file of this size. */
function costOf(asking: Set<number>, size: number, { costs }: Known): number {
  return [...asking].reduce((sum, at) => {
    const { character = 0, request = 0 } = costs[at] ?? {}
    return sum + character * size + request
  }, 0)
}

/** Whether there is a way from one to the other through a third. */
function closesCircle(one: Chunk, other: Chunk, { behind }: Known): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    [...from.asks].some((third) => third !== to && behind.get(third)?.has(to))
  return leads(one, other) || leads(other, one)
}

function withJoined(chunks: Chunk[], [one, other]: [Chunk, Chunk]): Chunk[] {
  const whole: Chunk = {
    name: one.name,
    isLibrary: false,
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    screens: new Set([...one.screens, ...other.screens]),
    asks: new Set([...one.asks, ...other.asks].filter((chunk) => chunk !== one && chunk !== other)),
  }
  const left = chunks.filter((chunk) => chunk !== one && chunk !== other)
  for (const { asks } of left) {
    const asked = [asks.delete(one), asks.delete(other)]
    if (asked.includes(true)) asks.add(whole)
  }
  for (const chunk of allAsked(whole)) for (const screen of whole.screens) chunk.screens.add(screen)
  return [...left, whole]
}
