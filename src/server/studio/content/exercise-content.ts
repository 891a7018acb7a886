import { type StudioExercise, studioFields } from '#calls/studio-shapes.ts'
import { type ExerciseType, exerciseTypeNames, exerciseTypes } from '#rules/exercise-types.ts'
import { listIn, mapIn, numberIn, textIn, textsIn, written } from './raw-value.ts'
import { rawSentence, sentenceIn, sentenceOf } from './written-sentence.ts'

export function exerciseOf(raw: unknown): StudioExercise {
  const map = mapIn(raw) ?? {}
  const type = exerciseTypeNames.find((name) => name === map.type) ?? 'WATCH VIDEO'
  const isDrawn = exerciseTypes[type].answer === 'image'
  return {
    id: textIn(map.id),
    type,
    ask: textIn(map.ask),
    master: textIn(map.master),
    active: map.active !== false,
    hear: sentenceIn(map.hear),
    read: sentenceIn(map.read),
    watch: textIn(map.watch),
    lines: linesOf(map.lines),
    show: map.show === 'hidden' || map.show === 'shown' ? map.show : undefined,
    right: isDrawn ? undefined : sentenceIn(map.right),
    wrong: isDrawn ? [] : listIn(map.wrong).map(sentenceOf),
    rightWord: isDrawn ? textIn(map.right) : '',
    wrongWords: isDrawn ? textsIn(map.wrong) : [],
    answer: sentenceIn(map.answer),
    extra: textsIn(map.extra),
    accepted: textsIn(map.accepted),
  }
}

function linesOf(raw: unknown): StudioExercise['lines'] {
  const [from, to = from] = String(raw ?? '')
    .split('-')
    .map(Number)
  const lines = { from: numberIn(from, 0), to: numberIn(to, 0) }
  return Number.isInteger(lines.from) && Number.isInteger(lines.to) && lines.from > 0 && lines.to > 0
    ? lines
    : undefined
}

/** As a file has it: only the fields of the type, in the order in which authors write them. */
export function rawExercise(exercise: StudioExercise): Record<string, unknown> {
  const own = new Set<string>(studioFields(exercise.type as ExerciseType))
  const { id, type, ask, master, active, hear, read, watch, lines, show } = exercise
  const { right, wrong, rightWord, wrongWords, answer, extra, accepted } = exercise
  const fields = {
    hear: rawSentence(hear),
    read: rawSentence(read),
    watch,
    lines: lines && (lines.from === lines.to ? lines.from : `${lines.from}-${lines.to}`),
    show,
    ask,
    right: rawSentence(right),
    rightWord,
    wrong: wrong.flatMap((option) => rawSentence(option) ?? []),
    wrongWords,
    answer: rawSentence(answer),
    extra,
    accepted,
  }
  const kept = Object.entries(fields).flatMap(([field, value]) => {
    if (field !== 'ask' && !own.has(field)) return []
    const name = field === 'rightWord' ? 'right' : field === 'wrongWords' ? 'wrong' : field
    return [[name, value] as const]
  })
  return {
    id,
    type,
    ...written({ master, ...Object.fromEntries(kept) }),
    ...(active ? {} : { active }),
  }
}
