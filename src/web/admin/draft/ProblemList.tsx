import { Link } from 'react-router'
import type { StudioProblem } from '#calls/studio-documents.ts'
import { toDocument } from '../../paths.ts'
import { MixedText } from '../../ui/MixedText.tsx'

/** `films[0].lines[2]`, counted as people count: films 1, lines 3. */
const shownField = (field: string) =>
  field.replace(/\[(\d+)\]/g, (_, place) => ` ${Number(place) + 1}`).replaceAll('.', ', ')

/** What the lint says, each with where it stands. */
export function ProblemList({ problems }: { problems: readonly StudioProblem[] }) {
  return (
    <ul className="grid max-h-80 gap-2 overflow-y-auto">
      {problems.map(({ severity, path, line, field, message }) => (
        <li
          key={`${path} ${line} ${field} ${message}`}
          className={`border-s-4 px-3 py-1 ${severity === 'error' ? 'border-sindoor bg-pale-sindoor' : 'border-genda bg-pale-genda'}`}
        >
          <span className="block text-[0.85rem] text-ink-soft break-words">
            <Link to={toDocument(path)} className="underline underline-offset-4">
              {path}
            </Link>
            , line {line}
            {field !== '' && `: ${shownField(field)}`}
          </span>
          <MixedText>{message}</MixedText>
        </li>
      ))}
    </ul>
  )
}
