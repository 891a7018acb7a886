import { MixedText } from '../../ui/MixedText.tsx'
import { differencesBetween, type FieldDifference } from './difference.ts'

const shownAtOnce = 4

/** What an entry changed, a line a field; a long one opens. */
export function Difference({ before, after }: { before: unknown; after: unknown }) {
  const all = differencesBetween(before, after)
  if (all.length === 0) return <span className="text-ink-soft">No field changed</span>
  const more = all.slice(shownAtOnce)
  return (
    <div className="min-w-64">
      <Lines differences={all.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-bold text-sindoor">
            {more.length} more
          </summary>
          <Lines differences={more} />
        </details>
      )}
    </div>
  )
}

function Lines({ differences }: { differences: FieldDifference[] }) {
  return (
    <ul>
      {differences.map(({ field, before, after }) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <span className="text-ink-soft">{field}: </span>
          {before !== null && (
            <del className="bg-pale-sindoor px-1">
              <Value text={before} />
            </del>
          )}
          {before !== null && after !== null && <span aria-hidden="true"> → </span>}
          {after !== null && (
            <ins className="bg-pale-mor px-1 no-underline">
              <Value text={after} />
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}

const longest = 300

function Value({ text }: { text: string }) {
  return <MixedText>{text.length > longest ? `${text.slice(0, longest)}…` : text}</MixedText>
}
