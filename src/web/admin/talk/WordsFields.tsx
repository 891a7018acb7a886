import type { ListedNotification } from '#calls/admin-notifications.ts'
import { AreaRow, SelectRow, TextRow } from '../ui/FormRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'
import { categoryNames, options, tagNames } from './notification-words.ts'

export type Words = Pick<ListedNotification, 'category' | 'tag' | 'title' | 'message'>

interface WordsFieldsProps {
  words: Words
  notes: NotesOf
  onChange: (words: Words) => void
}

/** What a notification says, and where it is filed. */
export function WordsFields({ words, notes, onChange }: WordsFieldsProps) {
  const change = (part: Partial<Words>) => onChange({ ...words, ...part })
  return (
    <>
      <TextRow
        label="Title"
        hint="What the bell says"
        maxLength={160}
        notes={notes('title')}
        value={words.title}
        onChange={(title) => change({ title })}
      />
      <AreaRow
        label="Message"
        hint="Shown once it is opened. It may stay empty."
        maxLength={4000}
        notes={notes('message')}
        value={words.message}
        onChange={(message) => change({ message })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectRow
          label="Stands under"
          value={words.category}
          options={options(categoryNames)}
          onChange={(category) => change({ category: category as Words['category'] })}
        />
        <SelectRow
          label="Level"
          value={words.tag}
          options={options(tagNames)}
          onChange={(tag) => change({ tag: tag as Words['tag'] })}
        />
      </div>
    </>
  )
}
