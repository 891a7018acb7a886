import type { Film } from '#calls/films.ts'

/** The learner's turn in a film that waits after each line: "Your turn", over a line that is drawn as its time runs. */
export function createTurn(film: Film) {
  const turn = document.createElement('p')
  turn.className = 'film-turn'
  turn.textContent = 'Your turn'
  const time = document.createElement('span')
  turn.append(time)
  const move = (ms: number) => {
    const share = turnShare(film, ms)
    turn.toggleAttribute('data-on', share !== null)
    time.style.transform = `scaleX(${share ?? 0})`
  }
  return { turn, move }
}

/** How much of the learner's turn is over at `ms`, 0 to 1; null where it is not their turn. */
export function turnShare({ pace, lines, duration }: Film, ms: number): number | null {
  const at = lines.findLastIndex((line) => line.to <= ms)
  const said = lines[at]
  if (pace !== 'repeat' || !said) return null
  const [from, to] = [said.to + 250, (lines[at + 1]?.from ?? duration) - 250]
  return ms >= from && ms < to ? (ms - from) / (to - from) : null
}
