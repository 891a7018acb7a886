import { academy } from '#rules/academy.ts'

const most = 100

/**
 * Papers that were made of late are not made again: the same facts give the same bytes, to set their letters takes a
 * quarter of a second in which nobody else is answered, and whoever has the link may ask as often as they like.
 */
export function madePapers<Facts>(
  make: (facts: Facts) => Promise<Buffer>,
): (facts: Facts) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>()
  return (facts) => {
    // Its people may give the academy another name or address.
    const key = JSON.stringify([facts, academy])
    const paper = made.get(key) ?? make(facts)
    // Put at the end: the one that was asked for longest ago stands first, and goes first.
    made.delete(key)
    made.set(key, paper)
    const [first = ''] = made.keys()
    if (made.size > most) made.delete(first)
    paper.catch(() => made.delete(key))
    return paper
  }
}
