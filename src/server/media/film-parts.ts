import type { FilmScript, FilmScriptLine } from '../curriculum/curriculum.ts'
import { paceOf } from './film-pace.ts'
import { heardText } from './heard-text.ts'
import { wordsPerMinute } from './voice.ts'
import type { SpokenPart } from './voice-engine.ts'
import { voiceIn } from './voice-in.ts'

/** Silence before the first and after the last line of a film. */
const opening = 400
const ending = 600

/** After each line of a slow film, so that it can be looked at. */
const rest = 1600

/** The pitch of each look, 50 where it is not named. */
const pitches: Record<string, number> = {
  'girl-braid': 74,
  'boy-cap': 70,
  'woman-sari': 44,
  'woman-kurta': 54,
  'woman-hijab': 48,
  'man-beard': 38,
  'man-turban': 44,
  'man-kurta': 54,
  grandmother: 32,
  grandfather: 26,
  shopkeeper: 48,
  student: 60,
}

/** Four semitones, as measured: by less, two people with one voice are hardly told apart. */
const apart = 28

/** What the engine is given to say a film: each line in its speaker's voice, at the film's pace. */
export function filmParts(script: FilmScript): SpokenPart[] {
  const speakers = new Map(script.speakers.map((speaker) => [speaker.id, speaker]))
  const pitchOf = new Map([...pitchesAmong(script, 'woman'), ...pitchesAmong(script, 'man')])
  return script.lines.map((line, at) => {
    const speaker = speakers.get(line.speaker)
    return {
      text: heardOf(line),
      voice: voiceIn(script.languageId, speaker?.voice),
      wordsPerMinute: wordsPerMinute[rateOf(script)],
      pitch: pitchOf.get(line.speaker) ?? 50,
      pauseBefore: pauseBefore(script, at),
    }
  })
}

/** The pitch of each woman, or man, who speaks: their look's, moved apart about its middle where two are too close. */
function pitchesAmong({ speakers, lines }: FilmScript, voice: 'woman' | 'man'): [string, number][] {
  const heard = new Set(lines.map(({ speaker }) => speaker))
  const own = speakers
    .filter((speaker) => speaker.voice === voice && heard.has(speaker.id))
    .map(({ id, look }) => ({ id, pitch: pitches[look] ?? 50 }))
    .toSorted((left, right) => left.pitch - right.pitch)
  const moved: number[] = []
  for (const { pitch } of own) moved.push(Math.max(pitch, (moved.at(-1) ?? -apart) + apart))
  const risen = moved.reduce((sum, pitch, at) => sum + pitch - (own[at]?.pitch ?? pitch), 0)
  const back = Math.round(risen / (own.length || 1))
  return own.map(({ id, pitch }, at) => [id, (moved[at] ?? pitch) - back])
}

/** What a film's length follows from. */
interface FilmSaid {
  id: string
  lines: Pick<FilmScriptLine, 'speaker' | 'hindi' | 'speak'>[]
}

const rateOf = ({ id }: FilmSaid) => (paceOf(id) === 'slow' ? 'slow' : 'normal')

/** 350 ms where somebody goes on, 450 where another answers, 600 after a question; more where the film's pace asks for it. */
function pauseBefore(script: FilmSaid, at: number): number {
  const [before, line] = [script.lines[at - 1], script.lines[at]]
  if (!before) return opening
  const more = waitAfter(script, before)
  if (/[?？]\s*$/u.test(before.hindi)) return 600 + more
  return (before.speaker === line?.speaker ? 350 : 450) + more
}

/** The silence after the last line. */
export function endingOf(script: FilmSaid): number {
  const last = script.lines.at(-1)
  return ending + (last ? waitAfter(script, last) : 0)
}

/** What a film's pace adds after a line: a rest, or a breath and a little longer than it takes to say it oneself. */
function waitAfter({ id }: FilmSaid, line: FilmSaid['lines'][number]): number {
  const said = spokenEstimate(heardOf(line))
  return { natural: 0, slow: rest, repeat: Math.round(400 + 1.2 * said) }[paceOf(id)]
}

/** About how long a film is, in milliseconds, before it was ever spoken. */
export function estimateFilmDuration(script: FilmSaid): number {
  const slowed = wordsPerMinute.normal / wordsPerMinute[rateOf(script)]
  const spoken = script.lines.map(
    (line, at) => pauseBefore(script, at) + slowed * spokenEstimate(heardOf(line)),
  )
  return Math.round(spoken.reduce((sum, part) => sum + part, 0) + endingOf(script))
}

const heardOf = ({ speak, hindi }: FilmSaid['lines'][number]) => heardText(speak || hindi)

function spokenEstimate(text: string): number {
  const signs = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const commas = text.match(/[,;:।.!?](?=\s)/gu)?.length ?? 0
  return 230 + signs * 90 + commas * 375 // fitted to 84 lines of the curriculum, off by 7 % a line
}
