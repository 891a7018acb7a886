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
/** Each of them is itself, as an id is: none stands there twice. */
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'string') &&
  new Set(value).size === value.length

/**
 * Puts two people's changes of one draft together: each field from who changed it, things with an id by their id, and
 * texts in a list each by itself.
 */
export function mergeDrafts(ways: ThreeWays, place = ''): Merged {
  const { base, mine, theirs } = ways
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, clashes: [] }
  if (same(mine, base)) return { value: theirs, clashes: [] }
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeFields({ base, mine, theirs }, place)
  if (isItems(base) && isItems(mine) && isItems(theirs)) return mergeItems({ base, mine, theirs }, place)
  if (isTexts(base) && isTexts(mine) && isTexts(theirs)) return mergeTexts({ base, mine, theirs }, place)
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

/** In the order of who moved them; what the other one added stands after what it stands after there. */
function mergeTexts({ base, mine, theirs }: Three<string[]>, place: string): Merged {
  const kept = base.filter((text) => mine.includes(text) && theirs.includes(text))
  const orderIn = (list: string[]) => list.filter((text) => kept.includes(text))
  const [own, other] = [orderIn(mine), orderIn(theirs)]
  const isMineInOrder = same(own, kept)
  const [first, second] = isMineInOrder ? [theirs, mine] : [mine, theirs]
  const isClash = !isMineInOrder && !same(other, kept) && !same(other, own)
  const value = first.filter((text) => second.includes(text) || !base.includes(text))
  for (const [at, text] of second.entries()) {
    if (base.includes(text) || value.includes(text)) continue
    const before = second.slice(0, at).findLast((one) => value.includes(one))
    value.splice(before === undefined ? 0 : value.indexOf(before) + 1, 0, text)
  }
  return { value, clashes: isClash ? [place] : [] }
}
