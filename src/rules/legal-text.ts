/** One section of a legal page: a heading and its paragraphs. */
export interface LegalSection {
  id: string
  title: string
  paragraphs: string[]
}

/** The texts that bind, and the pages where they stand. */
export const legalKinds = ['terms', 'privacy'] as const
export type LegalKind = (typeof legalKinds)[number]

/** Reads a text as an author writes it: `## Heading`, then paragraphs parted by empty lines. Null: it has no heading first. */
export function legalSections(written: string): LegalSection[] | null {
  const blocks = written
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n|\n(?=## )|(?<=^## .*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const sections: LegalSection[] = []
  for (const block of blocks) {
    const title = /^##\s+(.+)$/.exec(block)?.[1]
    if (title !== undefined) sections.push({ id: idOf(title, sections.length), title, paragraphs: [] })
    else if (sections.length === 0) return null
    else sections.at(-1)?.paragraphs.push(block.replace(/(?<!\s)\s*\n\s*/g, ' '))
  }
  return sections.length > 0 ? sections : null
}

/** The same, as an author writes it. */
export function writtenLegalText(sections: readonly LegalSection[]): string {
  return sections.map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join('\n\n')).join('\n\n')
}

function idOf(title: string, at: number): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain === '' ? `part-${at + 1}` : `${plain}-${at + 1}`
}
