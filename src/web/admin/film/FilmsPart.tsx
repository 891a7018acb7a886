import type { StudioProblem } from '#calls/studio-documents.ts'
import type { StudioFilm, StudioLesson } from '#calls/studio-shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { moved } from '../arrange/moved.ts'
import { OrderList } from '../arrange/OrderList.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import { notesOf } from '../draft/problem-notes.ts'
import { useOpenItem } from '../draft/use-open-item.ts'
import { StateBadge } from '../ui/StateBadge.tsx'
import { FilmEditor } from './FilmEditor.tsx'
import { FilmPreview } from './FilmPreview.tsx'
import { newFilm } from './new-film.ts'

interface FilmsPartProps {
  path: string
  lesson: StudioLesson
  /** The number of the next new one. */
  next: number
  onChange: (films: StudioFilm[]) => void
  problems: readonly StudioProblem[]
  /** The ids that a merge gave to films anew. */
  renumbered: ReadonlyMap<string, string>
}

const kinds: Record<StudioFilm['kind'], string> = {
  film: 'Drawn film',
  file: 'Video file',
  youtube: 'YouTube',
}

/** The films of a lesson in order; the open one plays beside its script. */
export function FilmsPart({ path, lesson, next, onChange, problems, renumbered }: FilmsPartProps) {
  const { films } = lesson
  const [open, setOpen] = useOpenItem(films[0]?.id ?? '', renumbered)
  const notes = notesOf(problems)
  const { box, added } = useAddedFocus<HTMLDivElement>()
  const replace = (film: StudioFilm) => onChange(films.map((one) => (one.id === film.id ? film : one)))
  const add = (kind: StudioFilm['kind']) => {
    const fresh = newFilm(kind, films, next)
    added(() => {
      onChange([...films, fresh])
      setOpen(fresh.id)
    })
  }
  return (
    <div ref={box}>
      <OrderList
        label="Films"
        items={films}
        keyOf={({ id }) => id}
        nameOf={({ title, id }) => title || id}
        onMove={(from, to) => onChange(moved(films, from, to))}
        below={(film, place) =>
          open === film.id && (
            <div className="grid gap-8 pt-3 pb-6 xl:grid-cols-[3fr_2fr]">
              <FilmEditor
                film={film}
                place={place}
                onChange={replace}
                onRemove={() => onChange(films.filter(({ id }) => id !== film.id))}
                films={films}
                problems={problems}
              />
              <FilmPreview path={path} lesson={lesson} filmId={film.id} />
            </div>
          )
        }
      >
        {(film, place) => (
          <button
            type="button"
            aria-expanded={open === film.id}
            onClick={() => setOpen(open === film.id ? '' : film.id)}
            className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-1 text-start hover:bg-pale-genda"
          >
            <span className="min-w-0 grow font-bold">{film.title || 'No title yet'}</span>
            <span className="text-ink-soft">{kinds[film.kind]}</span>
            {notes(`films[${place}]`).length > 0 && <StateBadge tone="bad">To mend</StateBadge>}
            <Icon name={open === film.id ? 'up' : 'pencil'} className="size-4" />
          </button>
        )}
      </OrderList>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => add('film')}>
          Add a drawn film
        </Button>
        <Button look="secondary" onClick={() => add('youtube')}>
          Add a YouTube video
        </Button>
        <Button look="secondary" onClick={() => add('file')}>
          Add a video file
        </Button>
      </div>
    </div>
  )
}
