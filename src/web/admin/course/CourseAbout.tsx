import type { StudioProblem } from '#calls/studio-documents.ts'
import { coverColours, coverPrints, type StudioCourse } from '#calls/studio-shapes.ts'
import { useLearntTag } from '../../learnt-language.ts'
import { notesBeside, notesOf } from '../draft/problem-notes.ts'
import { AreaRow, CheckRow, RowNotes, SelectRow, TextRow } from '../ui/FormRow.tsx'
import { CoverChip } from './CoverChip.tsx'
import { courseLevels } from './course-levels.ts'

interface CourseAboutProps {
  course: StudioCourse
  problems: readonly StudioProblem[]
  onChange: (part: Partial<StudioCourse>) => void
}

const fields = ['name', 'native', 'description', 'difficulty', 'cover', 'chapters', 'order']
const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

export function CourseAbout({ course, problems, onChange }: CourseAboutProps) {
  const notes = notesOf(problems)
  const tag = useLearntTag()
  const { cover } = course
  const changeCover = (part: object) => onChange({ cover: { ...cover, ...part } })
  return (
    <div className="grid max-w-3xl gap-5">
      <RowNotes notes={notesBeside(problems, '', fields)} />
      <TextRow
        label="Name"
        value={course.name}
        onChange={(name) => onChange({ name })}
        notes={notes('name')}
      />
      <TextRow
        label="Name in its language"
        lang={tag}
        value={course.native}
        onChange={(native) => onChange({ native })}
        notes={notes('native')}
      />
      <AreaRow
        label="Description"
        hint="One or two sentences, for the student"
        value={course.description}
        onChange={(description) => onChange({ description })}
        notes={notes('description')}
      />
      <SelectRow
        label="Difficulty"
        value={String(course.difficulty)}
        options={courseLevels}
        onChange={(difficulty) => onChange({ difficulty: Number(difficulty) })}
        notes={notes('difficulty')}
      />
      <fieldset>
        <legend className="mb-1 text-[0.95rem] font-bold">Cover</legend>
        <div className="flex flex-wrap items-end gap-3">
          <CoverChip cover={cover} />
          <TextRow
            label="Letter"
            lang={tag}
            maxLength={4}
            className="w-24"
            value={cover.letter}
            onChange={(letter) => changeCover({ letter })}
          />
          <SelectRow
            label="Colour"
            value={cover.colour}
            options={options(coverColours)}
            onChange={(colour) => changeCover({ colour })}
          />
          <SelectRow
            label="Print"
            value={cover.print}
            options={options(coverPrints)}
            onChange={(print) => changeCover({ print })}
          />
        </div>
        <RowNotes notes={notes('cover')} />
      </fieldset>
      <CheckRow
        label="Students get this course"
        hint="Without it the course is kept, with everybody's progress, and not taught."
        checked={course.active}
        onChange={(active) => onChange({ active })}
      />
    </div>
  )
}
