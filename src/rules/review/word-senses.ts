type Meant = { kind: string; meaning: string }

/** "hot, warm (of water)" is hot and warm. */
export function sensesOf(meaning: string): string[] {
  return meaning
    .toLowerCase()
    .replace(/\(.*?\)/gu, '')
    .split(/[,;/]/u)
    .map((sense) =>
      sense
        .trim()
        .replace(/^(to|the|a|an) /u, '')
        .trim(),
    )
    .filter(Boolean)
}

/** Of question words, pronouns and particles one meaning in English is often two in another language. */
const openKinds = new Set(['noun', 'verb', 'adjective'])

/** “noun f” is a noun: another gender is no other kind of word. */
const plainKind = ({ kind }: Meant) => kind.split(' ')[0] ?? ''

/**
 * Whether a word is right, too, where another is asked by its meaning alone: it has just the same in whatever order
 * (“reason, cause”), or all of it and more.
 * “book” asks for पुस्तक “book (Sanskrit-leaning)” as well as for किताब, but “book (Sanskrit-leaning)” for पुस्तक alone.
 */
export function answersFor(asked: Meant, other: Meant): boolean {
  if (asked.meaning.toLowerCase() === other.meaning.toLowerCase()) return true
  const kind = plainKind(asked)
  if (kind !== plainKind(other) || !openKinds.has(kind) || asked.meaning.includes('(')) return false
  const [wanted, others] = [sensesOf(asked.meaning), sensesOf(other.meaning)]
  const isFirst = wanted[0] === others[0] || wanted.length === others.length
  return isFirst && wanted.every((sense) => others.includes(sense))
}
