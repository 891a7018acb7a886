import type { StudioContent } from '#calls/studio-documents.ts'
import { mergeDrafts } from './merge-drafts.ts'

interface Three<Value> {
  base: Value
  mine: Value
  theirs: Value
}

interface Item {
  id: string
}

/** Puts two people's changes of one document together; what clashes stands as mine. */
export function mergeContents<Content extends StudioContent>(ways: Three<Content>) {
  const { mine, renumbered } = withOwnNumbers(ways)
  const { value, clashes } = mergeDrafts({ ...ways, mine })
  return { content: value as Content, clashes, renumbered }
}

interface Numbered {
  mine: StudioContent
  /** The new ids of films and exercises, by the ones that they had. */
  renumbered: ReadonlyMap<string, string>
}

/**
 * Two who each add an exercise, or a film, give it the same next number. Mine takes one past all, with the exercises that
 * watch it, so that neither is taken for a change of the other.
 */
function withOwnNumbers({ base, mine, theirs }: Three<StudioContent>): Numbered {
  if (base.kind !== 'lesson' || mine.kind !== 'lesson' || theirs.kind !== 'lesson')
    return { mine, renumbered: new Map() }
  const three = { base: base.lesson, mine: mine.lesson, theirs: theirs.lesson }
  const films = numbersOf(three, (lesson) => lesson.films)
  const exercises = numbersOf(three, (lesson) => lesson.exercises)
  const lesson = {
    ...mine.lesson,
    films: mine.lesson.films.map((film) => ({
      ...film,
      ...{ id: films.get(film.id) ?? film.id, of: films.get(film.of) ?? film.of },
    })),
    exercises: mine.lesson.exercises.map((exercise) => ({
      ...exercise,
      ...{
        id: exercises.get(exercise.id) ?? exercise.id,
        watch: films.get(exercise.watch) ?? exercise.watch,
      },
    })),
  }
  return { mine: { ...mine, lesson }, renumbered: new Map([...films, ...exercises]) }
}

/** The new number of each of mine whose number somebody else has given too. */
function numbersOf<Value>(
  { base, mine, theirs }: Three<Value>,
  itemsOf: (value: Value) => readonly Item[],
): Map<string, string> {
  const ids = (value: Value) => itemsOf(value).map(({ id }) => id)
  const [before, others] = [new Set(ids(base)), new Set(ids(theirs))]
  const twice = ids(mine).filter((id) => !before.has(id) && others.has(id) && isNumbered(id))
  const last = Math.max(0, ...[...ids(mine), ...others].map(numberOf))
  return new Map(twice.map((id, place) => [id, `${id.replace(/\d+$/, '')}${last + 1 + place}`]))
}

const isNumbered = (id: string) => /^[a-z]\d+$/.test(id)
const numberOf = (id: string) => Number(/^[a-z](\d+)$/.exec(id)?.[1] ?? 0)
