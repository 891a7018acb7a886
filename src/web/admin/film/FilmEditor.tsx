import type { StudioProblem } from '#calls/studio-documents.ts'
import type { StudioFilm, StudioLesson } from '#calls/studio-shapes.ts'
import { filmScenes } from '#rules/film-scenes.ts'
import { Button } from '../../ui/Button.tsx'
import { type NotesOf, notesBeside, notesOf, notesWithin } from '../draft/problem-notes.ts'
import { RowNotes, SelectRow, TextRow } from '../ui/FormRow.tsx'
import { CaptionFields } from './CaptionFields.tsx'
import { CastFields } from './CastFields.tsx'
import { LineFields } from './LineFields.tsx'
import { VideoFile } from './VideoFile.tsx'

interface FilmEditorProps {
  film: StudioFilm
  /** Its place in the lesson, which names it in the file. */
  place: number
  onChange: (film: StudioFilm) => void
  onRemove: () => void
  films: StudioLesson['films']
  problems: readonly StudioProblem[]
}

const fields = ['title', 'scene', 'cast', 'lines', 'file', 'of', 'captions', 'youtube', 'id']

/** A film: drawn from its script, a file, or of YouTube. */
export function FilmEditor({ film, place, onChange, onRemove, films, problems }: FilmEditorProps) {
  const where = `films[${place}]`
  const notes = notesWithin(notesOf(problems), where)
  const change = (part: Partial<StudioFilm>) => onChange({ ...film, ...part })
  return (
    <div className="grid content-start gap-5">
      <RowNotes notes={notesBeside(problems, where, fields)} />
      <TextRow
        label="Title"
        value={film.title}
        onChange={(title) => change({ title })}
        notes={notes('title')}
      />
      {film.kind === 'film' && <ScriptFields film={film} change={change} notes={notes} />}
      {film.kind === 'youtube' && (
        <TextRow
          label="YouTube id"
          hint="The eleven letters after watch?v="
          value={film.youtube}
          onChange={(written) => change({ youtube: youtubeId(written) })}
          notes={notes('youtube')}
        />
      )}
      {film.kind === 'file' && <FileFields film={film} films={films} change={change} notes={notes} />}
      <Button look="quiet" className="justify-self-start px-0!" onClick={onRemove}>
        Take this film out
      </Button>
    </div>
  )
}

interface PartProps {
  film: StudioFilm
  change: (part: Partial<StudioFilm>) => void
  notes: NotesOf
}

function ScriptFields({ film, change, notes }: PartProps) {
  return (
    <>
      <SelectRow
        label="Scene"
        value={film.scene}
        options={[
          ...(film.scene === '' ? [{ value: '', label: 'Choose where it happens' }] : []),
          ...filmScenes.map((scene) => ({ value: scene, label: spoken(scene) })),
        ]}
        onChange={(scene) => change({ scene })}
        notes={notes('scene')}
      />
      <CastFields film={film} onChange={change} notes={notes} />
      <LineFields film={film} onChange={(lines) => change({ lines })} notes={notes} />
    </>
  )
}

function FileFields({ film, films, change, notes }: PartProps & { films: StudioLesson['films'] }) {
  return (
    <>
      <VideoFile value={film.file} onChange={(file) => change({ file })} notes={notes('file')} />
      <SelectRow
        label="Rendered from"
        value={film.of}
        options={[
          { value: '', label: 'No drawn film of this lesson' },
          ...films
            .filter(({ kind }) => kind === 'film')
            .map(({ id, title }) => ({ value: id, label: title || id })),
        ]}
        onChange={(of) => change({ of })}
        notes={notes('of')}
      />
      {film.of === '' && (
        <CaptionFields captions={film.captions} onChange={(captions) => change({ captions })} notes={notes} />
      )}
    </>
  )
}

/** fruit-stall, as it is read: fruit stall. */
const spoken = (name: string) => name.replaceAll('-', ' ')

/** An address of YouTube becomes the id in it. */
export function youtubeId(written: string): string {
  const found = /(?:v=|youtu\.be\/|embed\/|shorts\/)([\w-]{11})/.exec(written)
  return found?.[1] ?? written.trim()
}
