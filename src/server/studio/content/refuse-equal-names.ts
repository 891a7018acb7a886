import type { StudioContent } from '#calls/studio-documents.ts'
import { type FieldError, Refusal } from '../../refusal.ts'

/** In the file these are the names of a map: of two that are equal one would be lost in silence. */
export function refuseEqualNames(content: StudioContent): void {
  const fields = mistakesIn(content)
  if (fields[0]) throw new Refusal(422, fields[0].message, { fields })
}

function mistakesIn(content: StudioContent): FieldError[] {
  if (content.kind === 'glossary') return unclearForms('content.glossary', content.glossary)
  if (content.kind !== 'lesson') return []
  const { glossed, films } = content.lesson
  return [
    ...unclearForms('content.lesson.glossed', glossed),
    ...films.flatMap(({ kind, cast }, at) =>
      kind === 'film' ? unclearPeople(`content.lesson.films.${at}.cast`, cast) : [],
    ),
  ]
}

function unclearForms(within: string, pairs: { form: string; gloss: string }[]): FieldError[] {
  const times = timesOf(pairs.map(({ form }) => form))
  return pairs.flatMap(({ form: written, gloss }, at) => {
    const form = written.trim()
    const field = `${within}.${at}.form`
    // A row without anything is one that nobody has begun, and is left out.
    if (form === '') return gloss.trim() === '' ? [] : [{ field, message: 'Write the form that means this.' }]
    if (times.get(form) === 1) return []
    return [{ field, message: `“${form}” stands here more than once: keep one of them.` }]
  })
}

function unclearPeople(within: string, cast: { name: string }[]): FieldError[] {
  const times = timesOf(cast.map(({ name }) => name))
  return cast.flatMap(({ name: written }, at) => {
    const name = written.trim()
    const field = `${within}.${at}.name`
    if (name === '') return [{ field, message: 'Give this person a name: each line says who speaks.' }]
    if (times.get(name) === 1) return []
    return [
      { field, message: `More than one person here is called “${name}”: give each a name of their own.` },
    ]
  })
}

function timesOf(names: string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const name of names) times.set(name.trim(), (times.get(name.trim()) ?? 0) + 1)
  return times
}
