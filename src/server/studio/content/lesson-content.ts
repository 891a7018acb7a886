import type { StudioLesson } from '#calls/studio-shapes.ts'
import { exerciseOf, rawExercise } from './exercise-content.ts'
import { filmOf, rawFilm } from './film-content.ts'
import { listIn, mapIn, textIn, textsIn, written } from './raw-value.ts'

export function lessonOf(map: Record<string, unknown>): StudioLesson {
  const feedback = mapIn(map.feedback) ?? {}
  return {
    id: textIn(map.id),
    name: textIn(map.name),
    aim: textIn(map.aim),
    note: textIn(map.note),
    active: map.active !== false,
    words: textsIn(map.words),
    glossed: pairsOf(map.glossed),
    films: listIn(map.films).map(filmOf),
    feedback: { question: textIn(feedback.question), placeholder: textIn(feedback.placeholder) },
    exercises: listIn(map.exercises).map(exerciseOf),
  }
}

export function pairsOf(raw: unknown): { form: string; gloss: string }[] {
  return Object.entries(mapIn(raw) ?? {}).map(([form, gloss]) => ({ form, gloss: textIn(gloss) }))
}

export function rawPairs(pairs: { form: string; gloss: string }[]): Record<string, string> {
  const named = pairs.filter(({ form }) => form.trim() !== '')
  return Object.fromEntries(named.map(({ form, gloss }) => [form.trim(), gloss.trim()]))
}

export function rawLesson(lesson: StudioLesson): Record<string, unknown> {
  const { id, name, aim, note, active, words, glossed, films, feedback, exercises } = lesson
  return {
    id,
    name,
    aim,
    ...written({ note }),
    ...(active ? {} : { active }),
    ...written({ words }),
    ...(glossed.length > 0 ? { glossed: rawPairs(glossed) } : {}),
    ...written({ films: films.map(rawFilm) }),
    feedback: { question: feedback.question, ...written({ placeholder: feedback.placeholder }) },
    ...written({ exercises: exercises.map(rawExercise) }),
  }
}
