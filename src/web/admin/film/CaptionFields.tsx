import { useState } from 'react'
import type { StudioFilm } from '#calls/studio-shapes.ts'
import { captionsIn, cuesOf, longestCaptions } from '#rules/captions.ts'
import { useLearntName, useLearntTag } from '../../learnt-language.ts'
import type { NotesOf } from '../draft/problem-notes.ts'
import { AreaRow, FormRow, RowNotes } from '../ui/FormRow.tsx'
import { useLatest } from '../ui/use-latest.ts'

type Captions = StudioFilm['captions']

const kinds: (keyof Captions)[] = ['hi', 'roman', 'en']

interface CaptionFieldsProps {
  captions: Captions
  onChange: (captions: Captions) => void
  notes: NotesOf
}

/** What is said in a film that was sent: for who does not hear it, and to read along. It is its transcript, too. */
export function CaptionFields({ captions, onChange, notes }: CaptionFieldsProps) {
  const [learnt, tag] = [useLearntName(), useLearntTag()]
  const names: Record<keyof Captions, string> = { hi: learnt, roman: 'roman', en: 'English' }
  const isNone = Object.values(captions).every((written) => written === '')
  return (
    <div className="grid gap-4">
      {isNone && <RowNotes notes={notes('captions')} />}
      {kinds.map((kind) => {
        const label = `Captions in ${names[kind]}`
        const take = (vtt: string) => onChange({ ...captions, [kind]: vtt })
        return (
          <div key={kind} className="grid gap-2">
            <AreaRow
              label={label}
              lang={kind === 'hi' ? tag : undefined}
              hint={`WebVTT${captions[kind] === '' ? '' : `: ${countOf(captions[kind])}`}`}
              value={captions[kind]}
              onChange={take}
              notes={isNone ? [] : notes(`captions.${kind}`)}
              spellCheck={false}
            />
            <TakeFile label={`${label}, from a file`} onTake={take} />
          </div>
        )
      })}
      <p className="text-[0.95rem] text-ink-soft">Players show them once the lesson is published.</p>
    </div>
  )
}

function countOf(vtt: string): string {
  const count = cuesOf(vtt).length
  return count === 1 ? '1 line' : `${count} lines`
}

function TakeFile({ label, onTake }: { label: string; onTake: (text: string) => void }) {
  const [trouble, setTrouble] = useState('')
  const taken = useLatest(onTake)
  const take = async (file: File) => {
    // Of what is far too long the beginning is enough to be told so: a letter has four bytes at most.
    const read = captionsIn(await file.slice(0, 5 * longestCaptions).text())
    setTrouble('trouble' in read ? read.trouble : '')
    if ('vtt' in read) taken.current(read.vtt)
  }
  return (
    <FormRow
      label={label}
      hint="WebVTT or SubRip"
      notes={trouble === '' ? [] : [{ tone: 'wrong', text: trouble }]}
    >
      {({ id, describedBy, className }) => (
        <input
          id={id}
          type="file"
          accept="text/vtt,.vtt,.srt"
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) void take(chosen)
            // The same file, mended, may be chosen again.
            currentTarget.value = ''
          }}
          className={className}
        />
      )}
    </FormRow>
  )
}
