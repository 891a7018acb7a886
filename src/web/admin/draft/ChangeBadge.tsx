import type { UnpublishedChange } from '#calls/studio-publishing.ts'
import { StateBadge } from '../ui/StateBadge.tsx'

type Change = UnpublishedChange['change']

const words: Record<Change, string> = {
  new: 'New',
  changed: 'Changed',
  removed: 'Taken out',
}

/** What becomes of a document when it is published. */
export function ChangeBadge({ change }: { change: Change }) {
  return <StateBadge tone="look">{words[change]}</StateBadge>
}
