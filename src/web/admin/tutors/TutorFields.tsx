import { useQuery } from '@tanstack/react-query'
import type { TutorForm } from '#calls/admin-tutors.ts'
import { AcademyPicture } from '../AcademyPicture.tsx'
import { languagesQuery } from '../talk/talk-queries.ts'
import { AreaRow, CheckRow, RowNotes, TextRow } from '../ui/FormRow.tsx'
import { NumberRow } from '../ui/NumberRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'

interface TutorFieldsProps {
  form: TutorForm
  isNew: boolean
  notes: NotesOf
  onChange: (part: Partial<TutorForm>) => void
  onKeeping: (isKeeping: boolean) => void
}

/** Who they are, what they teach and what it costs. */
export function TutorFields({ form, isNew, notes, onChange, onKeeping }: TutorFieldsProps) {
  const number = (label: string, field: 'price' | 'lessonMinutes' | 'trialMinutes', step = 1) => (
    <NumberRow
      label={label}
      min={0}
      step={step}
      notes={notes(field)}
      value={form[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AcademyPicture
        label="Choose a picture"
        name={form.profile_pic}
        onChange={(profile_pic) => onChange({ profile_pic })}
        onKeeping={onKeeping}
        className="sm:col-span-2"
      />
      <TextRow
        label="First name"
        maxLength={60}
        notes={notes('firstname')}
        value={form.firstname}
        onChange={(firstname) => onChange({ firstname })}
      />
      <TextRow
        label="Last name"
        maxLength={60}
        notes={notes('lastname')}
        value={form.lastname}
        onChange={(lastname) => onChange({ lastname })}
      />
      <TextRow
        type="email"
        label="E-mail"
        hint={
          isNew
            ? 'Requests go there. Students never see it.'
            : 'It is kept and never shown. Write one to change it: open requests are sent there again.'
        }
        autoComplete="off"
        notes={notes('email')}
        value={form.email}
        onChange={(email) => onChange({ email })}
        className="sm:col-span-2"
      />
      <AreaRow
        label="About them"
        maxLength={2000}
        notes={notes('description')}
        value={form.description}
        onChange={(description) => onChange({ description })}
        className="sm:col-span-2"
      />
      <Languages form={form} notes={notes} onChange={onChange} />
      <TextRow
        label="Speaks"
        hint="In words: Hindi, English"
        maxLength={200}
        notes={notes('speaks')}
        value={form.speaks}
        onChange={(speaks) => onChange({ speaks })}
      />
      <TextRow
        label="Their clock"
        hint="The name of a zone: Asia/Kolkata"
        notes={notes('timeZone')}
        value={form.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      {number('US$ an hour', 'price', 0.5)}
      {number('A lesson, in minutes', 'lessonMinutes', 5)}
      <CheckRow
        label="Gives a trial lesson"
        checked={form.trialPrice !== null}
        onChange={(gives) => onChange({ trialPrice: gives ? 0 : null })}
        className="sm:col-span-2"
      />
      {form.trialPrice !== null && (
        <>
          <NumberRow
            label="US$ for the trial"
            min={0}
            step={0.5}
            notes={notes('trialPrice')}
            value={form.trialPrice}
            // Without a number it would be no trial at all.
            onChange={(price) => onChange({ trialPrice: price || 0 })}
          />
          {number('The trial, in minutes', 'trialMinutes', 5)}
        </>
      )}
      <CheckRow
        label="Listed for students"
        checked={form.isActive}
        onChange={(isActive) => onChange({ isActive })}
        className="sm:col-span-2"
      />
    </div>
  )
}

function Languages({ form, notes, onChange }: Omit<TutorFieldsProps, 'isNew' | 'onKeeping'>) {
  const languages = useQuery(languagesQuery).data ?? []
  const turn = (id: string, teaches: boolean) => {
    const others = form.language_id.filter((one) => one !== id)
    onChange({ language_id: teaches ? [...others, id] : others })
  }
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-[0.95rem] font-bold">Teaches</legend>
      <div className="flex flex-wrap gap-x-6">
        {languages.map(({ id, course }) => (
          <CheckRow
            key={id}
            label={course}
            checked={form.language_id.includes(id)}
            onChange={(teaches) => turn(id, teaches)}
          />
        ))}
      </div>
      <RowNotes notes={notes('language_id')} />
    </fieldset>
  )
}
