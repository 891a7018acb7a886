import { useQuery } from '@tanstack/react-query'
import { SelectRow } from '../ui/FormRow.tsx'
import { options, targetNames } from './notification-words.ts'
import { taughtQuery } from './talk-queries.ts'

interface Target {
  type: string
  lessonId: string
}

/** Where a click on it leads. */
export function TargetFields({ target, onChange }: { target: Target; onChange: (target: Target) => void }) {
  const courses = useQuery(taughtQuery).data ?? []
  const lessons = courses.flatMap(({ name, lessons }) =>
    lessons.map((lesson) => ({ value: lesson.id, label: `${name}: ${lesson.name}` })),
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectRow
        label="A click leads to"
        value={target.type}
        options={options(targetNames)}
        onChange={(type) => onChange({ type, lessonId: lessons[0]?.value ?? '' })}
      />
      {target.type === 'lesson' && (
        <SelectRow
          label="Which lesson"
          value={target.lessonId}
          options={lessons}
          onChange={(lessonId) => onChange({ ...target, lessonId })}
        />
      )}
    </div>
  )
}
