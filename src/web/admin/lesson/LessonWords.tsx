import { englishNameOf } from '#language/language-tags.ts'
import { toWords } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { moved } from '../arrange/moved.ts'
import { OrderList } from '../arrange/OrderList.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import { GlossedForm } from '../draft/GlossedForm.tsx'
import { notesOf } from '../draft/problem-notes.ts'
import { RowNotes, TextRow } from '../ui/FormRow.tsx'
import type { KnownWord } from '../words/known-words.ts'
import { WordPicker } from '../words/WordPicker.tsx'
import type { LessonPartProps } from './LessonAbout.tsx'

interface LessonWordsProps extends LessonPartProps {
  languageId: string
  /** The course that the lesson is in: a new word is made there. */
  courseId: string | null
  words: readonly KnownWord[]
}

/** The words that the lesson teaches, as cards, in order; and the forms that it uses without teaching them. */
export function LessonWords(props: LessonWordsProps) {
  const { lesson, languageId, courseId, problems, onChange, words } = props
  const notes = notesOf(problems)
  const known = new Map(words.map((word) => [word.id, word]))
  return (
    <div className="grid max-w-3xl gap-8">
      <section aria-label="Words taught here">
        <h2 className="mb-3 font-display text-xl">Words taught here</h2>
        <OrderList
          label="Words"
          items={lesson.words}
          keyOf={(id) => id}
          nameOf={(id) => known.get(id)?.en ?? id}
          onMove={(from, to) => onChange({ words: moved(lesson.words, from, to) })}
        >
          {(id) => (
            <div className="flex min-h-11 flex-wrap items-center gap-x-3">
              <Hindi>{known.get(id)?.hi ?? id}</Hindi>
              <span className="min-w-0 grow">{known.get(id)?.en ?? 'There is no such word yet'}</span>
              <Button
                look="quiet"
                size="small"
                className="min-h-11!"
                aria-label={`Take out ${known.get(id)?.en ?? id}`}
                onClick={() => onChange({ words: lesson.words.filter((one) => one !== id) })}
              >
                Take out
              </Button>
            </div>
          )}
        </OrderList>
        <div className="mt-4">
          <WordPicker
            label="Add a word"
            hint={`By its ${englishNameOf(languageId)}, roman or English.`}
            words={words.filter(({ id }) => !lesson.words.includes(id))}
            onPick={({ id }) => onChange({ words: [...lesson.words, id] })}
          />
          <LinkButton look="quiet" size="small" to={toWords(languageId, courseId ?? undefined)}>
            Make a word that is not there yet
          </LinkButton>
        </div>
        <RowNotes notes={notes('words')} />
      </section>
      <Glossed {...props} />
    </div>
  )
}

/** What is said of one stands at its field. */
const ofForm = /^glossed\[\d+\]/

function Glossed({ lesson: { glossed }, languageId, problems, onChange }: LessonWordsProps) {
  const notes = notesOf(problems)
  const others = notesOf(problems.filter(({ field }) => !ofForm.test(field)))
  const rows = glossed.map((row, place) => ({ ...row, place }))
  const change = (place: number, part: { form?: string; gloss?: string }) =>
    onChange({ glossed: glossed.map((row, at) => (at === place ? { ...row, ...part } : row)) })
  const { box, added } = useAddedFocus<HTMLElement>()
  const add = () => onChange({ glossed: [...glossed, { form: '', gloss: '' }] })
  return (
    <section ref={box} aria-label="Used and not taught">
      <h2 className="font-display text-xl">Used and not taught</h2>
      <p className="mb-3 text-ink-soft">
        Forms that stand in this lesson's sentences, and what is written below them.
      </p>
      <ul className="grid gap-3">
        {rows.map(({ form, gloss, place }) => (
          <li key={place} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <GlossedForm
              languageId={languageId}
              form={form}
              notes={notes(`glossed[${place}].form`)}
              onChange={(text) => change(place, { form: text })}
            />
            <TextRow label="Means here" value={gloss} onChange={(text) => change(place, { gloss: text })} />
            <Button
              look="quiet"
              size="small"
              className="min-h-11! justify-self-start px-0!"
              aria-label={`Take out ${form}`}
              onClick={() => onChange({ glossed: glossed.toSpliced(place, 1) })}
            >
              Take out
            </Button>
          </li>
        ))}
      </ul>
      <Button look="secondary" size="small" className="mt-3" onClick={() => added(add)}>
        Add a form
      </Button>
      <RowNotes notes={others('glossed')} />
    </section>
  )
}
