import { useLearntName, useLearntTag } from '../../learnt-language.ts'
import { LinesField } from '../exercise/LinesField.tsx'
import { SentenceField } from '../exercise/SentenceField.tsx'
import { AreaRow, RowNotes, SelectRow, TextRow } from '../ui/FormRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'
import { useWordLint } from './use-word-lint.ts'
import { WordPicture } from './WordPicture.tsx'
import { type ListedWord, wordKindOptions } from './word-kinds.ts'

interface WordFieldsProps {
  word: ListedWord
  /** What the server said when it did not take them. */
  refused: NotesOf
  onChange: (part: Partial<ListedWord>) => void
}

/** What can be said of a word. Regular forms, roman and gloss are derived; each may be said otherwise. */
export function WordFields({ word, refused, onChange }: WordFieldsProps) {
  const { notes: linted, others } = useWordLint(word)
  const notes = (field: string) => [
    ...linted(field),
    ...refused(field).filter(({ text }) => linted(field).every((one) => one.text !== text)),
  ]
  const [name, tag] = [useLearntName(), useLearntTag()]
  return (
    <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
      <TextRow
        label={name}
        lang={tag}
        value={word.hi}
        onChange={(hi) => onChange({ hi })}
        notes={notes('hi')}
      />
      <TextRow
        label="Meaning"
        hint="“hot, warm”: the first part stands below it in sentences"
        value={word.en}
        onChange={(en) => onChange({ en })}
        notes={notes('en')}
      />
      <SelectRow
        label="Kind"
        value={word.is}
        options={wordKindOptions}
        onChange={(is) => onChange({ is })}
        notes={notes('is')}
      />
      <WordPicture
        value={word.picture}
        notes={notes('picture')}
        onChange={(picture) => onChange({ picture })}
      />
      <TextRow
        label="Roman"
        hint={`Empty: ${word.shownRoman}`}
        value={word.roman}
        onChange={(roman) => onChange({ roman })}
        notes={notes('roman')}
      />
      <TextRow
        label="Below it in a sentence"
        hint="Empty: the meaning's first part"
        value={word.gloss}
        onChange={(gloss) => onChange({ gloss })}
        notes={notes('gloss')}
      />
      <TextRow
        label="Spoken as"
        lang={tag}
        hint="In its own letters, where the voice says it wrong"
        value={word.speak}
        onChange={(speak) => onChange({ speak })}
        notes={notes('speak')}
      />
      <LinesField
        label="Irregular forms"
        hint="One a line; regular ones are derived"
        value={word.forms}
        onChange={(forms) => onChange({ forms })}
        notes={notes('forms')}
      />
      <LinesField
        label="Counts as this answer, too"
        hint="Other spellings or words, one a line"
        value={word.accepted}
        onChange={(accepted) => onChange({ accepted })}
        notes={notes('accepted')}
      />
      <AreaRow label="Note" value={word.note} onChange={(note) => onChange({ note })} notes={notes('note')} />
      <div className="sm:col-span-2">
        <SentenceField
          label="Example"
          value={word.example}
          onChange={(example) => onChange({ example })}
          notes={notes('example')}
        />
        <RowNotes notes={others} />
      </div>
    </div>
  )
}
