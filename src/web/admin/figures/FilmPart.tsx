import { useQuery } from '@tanstack/react-query'
import type { FilmFigure } from '#calls/admin-figures.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { FigurePart } from './FigurePart.tsx'
import { filmsQuery } from './figure-queries.ts'
import { HangingChart } from './HangingChart.tsx'
import { percent, twentieth } from './shown-figures.ts'

/** Where films are left: of those who did not finish one, where they stopped. */
export function FilmPart() {
  const query = useQuery(filmsQuery)
  return (
    <FigurePart
      id="films"
      heading="Where films are left"
      note="From the beginning of a film to its end, where those who did not finish it stopped."
    >
      <Loaded query={query}>
        {(films) =>
          films.length === 0 ? (
            <p className="mt-4 border-t-4 border-ink py-4 text-ink-soft">Nobody has stopped in a film yet.</p>
          ) : (
            <ul className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2 2xl:grid-cols-3">
              {films.map((film) => (
                <Film key={film.id} film={film} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </FigurePart>
  )
}

function Film({ film: { title, place, started, finished, leftAt } }: { film: FilmFigure }) {
  const bars = leftAt.map((value, at) => ({
    name: `From ${twentieth(at)} to ${twentieth(at + 1)}`,
    label: at === 0 ? 'Beginning' : at === 10 ? 'Middle' : at === 19 ? 'End' : '',
    value,
  }))
  return (
    <li className="min-w-0">
      <h3 className="font-bold break-words">
        <MixedText>{title}</MixedText>
      </h3>
      <p className="text-[0.95rem] text-ink-soft">
        <MixedText>{place.lessonName}</MixedText> · {percent(finished, started)}% of{' '}
        {started.toLocaleString('en')} finished it
      </p>
      <HangingChart
        caption={`Where ${title} is left`}
        heads={['Part of the film', 'Students']}
        bars={bars}
        colour="fill-rani"
      />
    </li>
  )
}
