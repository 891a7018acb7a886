import { Link } from 'react-router'
import type { StudioProblem } from '#calls/studio-documents.ts'
import { useLearntName } from '../../learnt-language.ts'
import { toDocument } from '../../studio-paths.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { placeName } from './field-names.ts'

/** `films[0].lines[2]`, counted as people count: films 1, lines 3. */
const shownField = (field: string) =>
  field.replace(/\[(\d+)\]/g, (_, place) => ` ${Number(place) + 1}`).replaceAll('.', ', ')

interface ProblemListProps {
  problems: readonly StudioProblem[]
  /** What documents are called, by their paths, for who knows no files; left out, the lines of the files are told. */
  names?: ReadonlyMap<string, string>
}

/** What the lint says, each with where it stands. */
export function ProblemList({ problems, names }: ProblemListProps) {
  const learnt = useLearntName()
  const placeOf = ({ line, field }: StudioProblem) => {
    if (names) return field === '' ? '' : ` · ${placeName(field, learnt)}`
    return `, line ${line}${field === '' ? '' : `: ${shownField(field)}`}`
  }
  return (
    <ul className="grid max-h-80 gap-2 overflow-y-auto">
      {problems.map((problem) => {
        const { severity, path, line, field, message } = problem
        return (
          <li
            key={`${path} ${line} ${field} ${message}`}
            className={`border-s-4 px-3 py-1 ${severity === 'error' ? 'border-sindoor bg-pale-sindoor' : 'border-genda bg-pale-genda'}`}
          >
            <span className="block text-[0.85rem] text-ink-soft break-words">
              <Link to={toDocument(path)} className="underline underline-offset-4">
                {names?.get(path) ?? path}
              </Link>
              {placeOf(problem)}
            </span>
            <MixedText>{message}</MixedText>
          </li>
        )
      })}
    </ul>
  )
}
