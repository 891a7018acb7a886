interface ThreeWays {
  /** What both began from. */
  base: unknown
  mine: unknown
  theirs: unknown
}

interface Merged {
  value: unknown
  /** Where both wrote something else: mine stands there. */
  clashes: string[]
}

type Fields = Record<string, unknown>
type Item = Fields & { id: string }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((item) => isFields(item) && typeof item.id === 'string')

/** Puts two people's changes of one draft together: each field from who changed it, things with an id by their id. */
export function mergeDrafts(ways: ThreeWays, place = ''): Merged {
  const { base, mine, theirs } = ways
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, clashes: [] }
  if (same(mine, base)) return { value: theirs, clashes: [] }
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeFields({ base, mine, theirs }, place)
  if (isItems(base) && isItems(mine) && isItems(theirs)) return mergeItems({ base, mine, theirs }, place)
  return { value: mine, clashes: [place] }
}

interface Three<Value> {
  base: Value
  mine: Value
  theirs: Value
}

function mergeFields({ base, mine, theirs }: Three<Fields>, place: string): Merged {
  const clashes: string[] = []
  const value: Fields = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const within = place === '' ? key : `${place}.${key}`
    const merged = mergeDrafts({ base: base[key], mine: mine[key], theirs: theirs[key] }, within)
    clashes.push(...merged.clashes)
    if (merged.value !== undefined) value[key] = merged.value
  }
  return { value, clashes }
}

function mergeItems({ base, mine, theirs }: Three<Item[]>, place: string): Merged {
  const [before, own, other] = [base, mine, theirs].map(
    (list) => new Map(list.map((item) => [item.id, item])),
  )
  const ids = (list: Item[]) => list.map(({ id }) => id)
  const isMineInOrder = same(ids(base), ids(mine))
  const [first, second] = isMineInOrder ? [theirs, mine] : [mine, theirs]
  const clashes: string[] = []
  const value = [...new Set([...ids(first), ...ids(second)])].flatMap((id) => {
    const ways = { base: before?.get(id), mine: own?.get(id), theirs: other?.get(id) }
    const merged = mergeDrafts(ways, `${place}.${id}`)
    clashes.push(...merged.clashes)
    return merged.value === undefined ? [] : [merged.value]
  })
  return { value, clashes }
}
