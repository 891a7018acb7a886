import type { DocumentState } from '#calls/studio-documents.ts'
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx'

const marks: Record<DocumentState, { tone: BadgeTone; word: string }> = {
  draft: { tone: 'look', word: 'Draft' },
  published: { tone: 'good', word: 'Published' },
  inactive: { tone: 'quiet', word: 'Not taught' },
}

/** How a course or a lesson stands. */
export function StateMark({ state, isNew = false }: { state: DocumentState; isNew?: boolean }) {
  const { tone, word } = marks[state]
  return <StateBadge tone={tone}>{state === 'draft' && isNew ? 'New, not published' : word}</StateBadge>
}
