import type { Film, FilmLine } from '#calls/films.ts'
import { whenIdle } from '../when-idle.ts'

function element(className: string, text = '', lang = '') {
  const made = document.createElement('span')
  if (className) made.className = className
  if (lang) made.lang = lang
  made.textContent = text
  return made
}

function wordOf(word: FilmLine['words'][number]) {
  const made = element('film-word')
  made.append(
    element('', word.text, 'hi'),
    element('film-roman', word.roman),
    element('film-gloss', word.gloss),
  )
  return made
}

/** Where a speaker stands, as a share of the stage's width. */
function placeOver(label: HTMLElement, place: number) {
  const tail = element('film-tail')
  const percent = Math.round(place * 1000) / 10
  label.dataset.side = place < 0.45 ? 'left' : place > 0.55 ? 'right' : 'middle'
  if (place < 0.45) tail.style.left = `${percent - 3}cqw`
  else if (place > 0.55) {
    tail.style.right = `${97 - percent}cqw`
    tail.style.translate = '50% 0'
  } else tail.style.left = '50%'
  label.append(tail)
}

/** Shown; laid out unseen because it is next, so that its letters are there in time; or nothing to the page. */
type LabelState = 'on' | 'next' | 'off'

/** One line as a speech label that hangs from its line; `move` lights the word that sounds. */
function createLabel(film: Film, line: FilmLine, place: number) {
  const label = document.createElement('div')
  label.className = 'film-label'
  if (line.hindi.length > 34) label.dataset.long = ''
  const speaker = film.speakers.find((one) => one.id === line.speaker)
  const who = document.createElement('div')
  who.className = 'film-who'
  who.append(element('', speaker?.hindiName ?? '', 'hi'), ` ${speaker?.name ?? ''}`)
  const row = document.createElement('div')
  row.className = 'film-words'
  const words = line.words.map(wordOf)
  row.append(...words)
  const english = document.createElement('div')
  english.className = 'film-english'
  english.textContent = line.english
  label.append(who, row, english)
  placeOver(label, place)

  let lit = -1
  let state: LabelState | null = null
  const move = (ms: number, now: LabelState) => {
    if (now !== state) label.dataset.state = now
    state = now
    if (now !== 'on') return
    const sounding = line.words.findIndex((word) => ms >= word.from && ms < word.to)
    if (sounding !== lit) {
      words[lit]?.removeAttribute('data-lit')
      words[sounding]?.setAttribute('data-lit', '')
      lit = sounding
    }
    const since = (ms - line.from + 150) / 420
    const swing = since < 1 ? 1.6 * (1 - since) * Math.cos(since * 7) : 0
    label.style.transform = swing ? `rotate(${swing.toFixed(2)}deg)` : ''
  }
  return { label, move }
}

/** A line stays readable until the next one begins, or for two seconds; as long as it is to be repeated, for good. */
function shownLine(film: Film, ms: number) {
  const index = film.lines.findLastIndex((line) => line.from - 150 <= ms)
  const line = film.lines[index]
  return line && (film.pace === 'repeat' || ms < line.to + 2000) ? index : -1
}

/** All lines of a film. Only the one that is read is laid out, and once there is time the next: there are dozens of words. */
export function createLabels(film: Film, placeOf: (speaker: string) => number) {
  const labels = film.lines.map((line) => createLabel(film, line, placeOf(line.speaker)))
  let now = 0
  let looksAhead = false
  const move = (ms: number) => {
    now = ms
    const shown = shownLine(film, ms)
    const next = looksAhead ? film.lines.findIndex((line) => line.from - 150 > ms) : -1
    for (const [index, label] of labels.entries())
      label.move(ms, index === shown ? 'on' : index === next ? 'next' : 'off')
  }
  const stop = whenIdle(() => {
    looksAhead = true
    move(now)
  })
  return { elements: labels.map(({ label }) => label), move, stop }
}
