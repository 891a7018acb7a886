import { useLearntTag } from '../../learnt-language.ts'
import { AreaRow, TextRow } from '../ui/FormRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'
import { featureRows, type PlanWords } from './plan-form.ts'

interface PlanWordsFieldsProps {
  words: PlanWords
  notes: NotesOf
  onChange: (words: PlanWords) => void
}

/** What the card of a plan says. */
export function PlanWordsFields({ words, notes, onChange }: PlanWordsFieldsProps) {
  const tag = useLearntTag()
  const change = (part: Partial<PlanWords>) => onChange({ ...words, ...part })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextRow
        label="Name"
        maxLength={60}
        notes={notes('name')}
        value={words.name}
        onChange={(name) => change({ name })}
      />
      <TextRow
        label="Name in the language"
        lang={tag}
        maxLength={60}
        notes={notes('nativeName')}
        value={words.nativeName}
        onChange={(nativeName) => change({ nativeName })}
      />
      <AreaRow
        label="In a line"
        rows={1}
        maxLength={200}
        notes={notes('description')}
        value={words.description}
        onChange={(description) => change({ description })}
        className="sm:col-span-2"
      />
      <fieldset className="sm:col-span-2">
        <legend className="font-bold">What it holds</legend>
        <p className="mb-2 text-[0.95rem] text-ink-soft">What stays empty is shown as not included.</p>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {featureRows.map(({ feature, label }) => (
            <TextRow
              key={feature}
              label={label}
              maxLength={120}
              notes={notes(`features.${feature}`)}
              value={words.features[feature] ?? ''}
              onChange={(text) => change({ features: { ...words.features, [feature]: text } })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
