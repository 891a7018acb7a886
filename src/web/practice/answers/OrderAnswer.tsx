import { useState } from 'react'
import type { ExerciseOption } from '#calls/practice.ts'
import { useLearntTag } from '../../learnt-language.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { Roman } from '../../ui/RomanLine.tsx'
import { type AnswerProps, choicesOf } from '../exercise-parts.ts'
import { takeFocus } from '../use-held-focus.ts'

const lineLooks = {
  none: 'border-control',
  ready: 'border-ink',
  correct: 'border-mor',
  wrong: 'border-dashed border-ink',
}

/** Words that wait to be hung on the line in their order: a tap hangs one, a tap takes it down. */
export function OrderAnswer({ exercise, state, sound, onAnswer }: AnswerProps) {
  const tiles = choicesOf(exercise)
  const [placed, setPlaced] = useState<string[]>([])
  const hung = placed.flatMap((key) => tiles.filter((tile) => tile.key === key))
  const isDone = state === 'correct'

  const place = (keys: string[]) => {
    setPlaced(keys)
    const words = keys.map((key) => tiles.find((tile) => tile.key === key)?.nativeValue ?? '')
    onAnswer(words.length > 0 ? words : null)
  }
  const hang = (tile: ExerciseOption) => {
    void sound.play(tile.nativeFile)
    place([...placed, tile.key])
  }

  return (
    <div>
      <p className="mb-1 font-bold" id="sentence">
        Your sentence
      </p>
      <ul
        aria-labelledby="sentence"
        className={`flex min-h-20 flex-wrap items-start gap-x-2 gap-y-4 border-t-8 ${lineLooks[state]} ${state === 'wrong' ? 'hangs-loose bg-pale-sindoor' : ''}`}
      >
        {hung.map((tile) => (
          <li key={tile.key} className={isDone ? 'clicks-up' : ''}>
            <Tile
              tile={tile}
              isDone={isDone}
              onPress={() => place(placed.filter((key) => key !== tile.key))}
            />
          </li>
        ))}
        {hung.length === 0 && (
          <li className="px-1 pt-3 text-ink-soft">
            Tap the words in their order; tap one here to take it back.
          </li>
        )}
      </ul>
      <ul aria-label="Words to place" className="mt-5 flex min-h-16 flex-wrap gap-3">
        {tiles.map((tile, at) => (
          <li key={tile.key}>
            {placed.includes(tile.key) ? (
              <span
                aria-hidden="true"
                data-choice=""
                className="block border-t-4 border-line px-4 py-1 text-transparent"
              >
                <span className="script-pair">
                  <Hindi className="!text-[1.5rem] !text-transparent">{tile.nativeValue}</Hindi>
                  <Roman isOnly className="!text-transparent">
                    {tile.roman}
                  </Roman>
                </span>
              </span>
            ) : (
              <Tile tile={tile} isDone={isDone} number={at + 1} onPress={() => hang(tile)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TileProps {
  tile: ExerciseOption
  isDone: boolean
  /** Which key hangs it; none once it hangs. */
  number?: number
  onPress: () => void
}

function Tile({ tile, isDone, number, onPress }: TileProps) {
  const isHung = number === undefined
  const tag = useLearntTag()
  return (
    <button
      type="button"
      lang={tag}
      data-choice={isHung ? undefined : ''}
      disabled={isDone}
      onClick={({ currentTarget }) => {
        if (currentTarget.matches(':focus')) focusBeside(currentTarget)
        onPress()
      }}
      className={`rise px-4 py-1 text-ink ${isHung ? (isDone ? 'bg-pale-mor' : 'bg-pale-genda hover:bg-genda hover:text-on-genda') : 'border-t-4 border-ink bg-card hover:bg-pale-genda'}`}
    >
      {!isHung && (
        <span aria-hidden="true" className="me-2 text-[0.8rem] text-ink-soft max-md:hidden">
          {number}
        </span>
      )}
      <span className="script-pair">
        <Hindi className="!text-[1.5rem]">{tile.nativeValue}</Hindi>
        <Roman isOnly>{tile.roman}</Roman>
      </span>
    </button>
  )
}

/** A tile that is pressed goes to the other list: the focus stays in this one, so that Enter hangs word after word. */
function focusBeside(tile: HTMLButtonElement): void {
  const tiles = [...(tile.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = tiles.indexOf(tile)
  takeFocus(tiles[at + 1] ?? tiles[at - 1])
}
