import type { StudioProblem } from '#calls/studio-documents.ts'
import type { StudioLesson } from '#calls/studio-shapes.ts'
import { useLearntName } from '../../learnt-language.ts'
import { notesBeside, notesOf } from '../draft/problem-notes.ts'
import { AreaRow, CheckRow, RowNotes, TextRow } from '../ui/FormRow.tsx'

export interface LessonPartProps {
  lesson: StudioLesson
  problems: readonly StudioProblem[]
  onChange: (part: Partial<StudioLesson>) => void
}

const fields = ['name', 'aim', 'note', 'words', 'glossed', 'films', 'exercises', 'feedback']

/** What the lesson is called, what it is for, and the one thing of grammar that it shows. */
export function LessonAbout({ lesson, problems, onChange }: LessonPartProps) {
  const notes = notesOf(problems)
  const { feedback } = lesson
  const learnt = useLearntName()
  return (
    <div className="grid max-w-3xl gap-5">
      <RowNotes notes={notesBeside(problems, '', fields)} />
      <TextRow
        label="Name"
        value={lesson.name}
        onChange={(name) => onChange({ name })}
        notes={notes('name')}
      />
      <AreaRow
        label="Aim"
        hint="What one can say or read after it, in one sentence"
        rows={2}
        value={lesson.aim}
        onChange={(aim) => onChange({ aim })}
        notes={notes('aim')}
      />
      <AreaRow
        label="Note"
        hint={`Plain English, two to six sentences: the one thing that this lesson shows, with examples in ${learnt}`}
        rows={5}
        value={lesson.note}
        onChange={(note) => onChange({ note })}
        notes={notes('note')}
      />
      <TextRow
        label="Question at the end"
        hint="Students answer with stars and a comment"
        value={feedback.question}
        onChange={(question) => onChange({ feedback: { ...feedback, question } })}
        notes={notes('feedback.question')}
      />
      <TextRow
        label="In the empty comment"
        value={feedback.placeholder}
        onChange={(placeholder) => onChange({ feedback: { ...feedback, placeholder } })}
        notes={notes('feedback.placeholder')}
      />
      <CheckRow
        label="Students get this lesson"
        hint="Without it the lesson is kept, with everybody's progress, and not taught."
        checked={lesson.active}
        onChange={(active) => onChange({ active })}
      />
    </div>
  )
}
