import { useSuspenseQuery } from '@tanstack/react-query'
import { type Letter, letterRows, letters } from '#language/hindi/letters/alphabet.ts'
import { strokesOf } from '#language/hindi/letters/strokes.ts'
import { academy } from '#rules/academy.ts'
import { fetchFaces } from '../fetch-faces.ts'
import { toConjuncts, toLetter, toLookAlikes } from '../paths.ts'
import { queries } from '../queries.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { ChartCell, LetterInState, type State } from './ChartCell.tsx'
import { DrillCard } from './DrillCard.tsx'
import { LetterBox, StrokePaths } from './StrokeDrawing.tsx'
import { scriptQuery } from './script-queries.ts'

export async function clientLoader() {
  fetchFaces(['1em "Boli Titles"', 'व'], ['1em "Boli Chart"', 'व'], ['1em Mukta', 'ṭ'])
  await queries.fetchQuery(scriptQuery)
  return null
}

/** The letters of Hindi in their old order, filling up as they are met, traced and known. */
export default function ScriptScreen() {
  const { data } = useSuspenseQuery(scriptQuery)
  const states = new Map(data.letters.map(({ id, state }) => [id, state]))
  const stateOf = ({ id }: Letter): State => states.get(id) ?? 'new'
  const count = (...among: State[]) => letters.filter((letter) => among.includes(stateOf(letter))).length
  const met = count('met', 'traced', 'known')
  const traced = count('traced', 'known')
  const next =
    letters.find((letter) => stateOf(letter) === 'met') ??
    letters.find((letter) => stateOf(letter) === 'new') ??
    letters.find((letter) => stateOf(letter) === 'traced')
  return (
    <div className="measure">
      <title>{`Letters · ${academy.name}`}</title>
      <header className="grid grid-cols-1 items-end gap-x-14 gap-y-6 pt-10 pb-10 lg:grid-cols-2">
        <div>
          <h1 className="font-display text-[clamp(min(2.5rem,20vw),6vw,4rem)] leading-tight">
            Letters{' '}
            <Hindi display className="fixed-words">
              वर्णमाला
            </Hindi>
          </h1>
          <p className="mt-2 text-lg">
            {`You have met ${met} of ${letters.length} letters, and traced ${traced}.`}
          </p>
          <Shirorekha
            className="mt-4"
            value={(traced / letters.length) * 100}
            label="Letters you have traced"
          />
          {next && (
            <LinkButton to={toLetter(next.id)} size="large" className="mt-6 max-[19em]:px-2">
              Trace
              <LetterBox className="-mx-2.5 -my-3 size-14">
                <StrokePaths strokes={strokesOf(next.glyph)} look={() => 'stroke-current'} width={8} />
              </LetterBox>
              {next.roman}
            </LinkButton>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <DrillCard to={toLookAlikes()} letters={['घ', 'ध']} name="Look-alikes" colour="genda">
            Ten quick questions on letters that look alike.
          </DrillCard>
          <DrillCard to={toConjuncts()} letters={['क्ष']} name="Joined letters" colour="mor">
            Put them together, take them apart.
          </DrillCard>
        </div>
      </header>
      <Legend />
      <div className="fixed-words gap-14 lg:columns-2">
        {letterRows.map((row) => (
          <section key={row.id} aria-labelledby={row.id} className="break-inside-avoid pb-10">
            <h2 id={row.id} className="hang flex flex-wrap items-baseline gap-x-3 font-display text-2xl">
              <MixedText>{row.name}</MixedText>
              <Hindi className="text-xl text-ink-soft">{row.nativeName}</Hindi>
            </h2>
            <p className="mb-3 text-ink-soft">
              <MixedText>{row.note}</MixedText>
            </p>
            <ul className="grid grid-cols-5">
              {row.letters.map((letter) => (
                <li key={letter.id}>
                  <ChartCell letter={letter} state={stateOf(letter)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const legend: [state: State, name: string, meaning: string][] = [
  ['new', 'New', 'still to come'],
  ['met', 'Met', 'in a word you learnt'],
  ['traced', 'Traced', 'its line is drawn'],
  ['known', 'Known', 'right again and again'],
]

/** How to read the chart: the four looks of one letter. */
function Legend() {
  return (
    <ul className="mb-10 grid grid-cols-2 max-[19em]:grid-cols-1 gap-x-4 gap-y-3 border-y border-line py-4 md:grid-cols-4">
      {legend.map(([state, name, meaning]) => (
        <li key={state} className="flex items-center gap-3">
          <span className={`block w-14 shrink-0 ${state === 'known' ? 'bg-pale-mor' : ''}`}>
            <LetterInState glyph="क" state={state} />
          </span>
          <span className="leading-tight">
            <strong className="block">{name}</strong>
            {meaning}
          </span>
        </li>
      ))}
    </ul>
  )
}
