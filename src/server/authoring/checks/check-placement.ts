import { type LanguageRules, rulesOf } from '#language/language-rules.ts'
import { normalise } from '#language/normalise.ts'
import { hasIndic } from '#language/scripts.ts'
import { placementLevels, placementSkills } from '#rules/placement/levels.ts'
import { askedOf } from '../resolving/resolve-placement.ts'
import { type AuthoredPlacementItem, gap } from '../written/authored-placement.ts'
import type { LanguageFolder } from '../written/authored-tree.ts'
import type { Path, Problem } from '../written/problem.ts'

/** What a skill needs of each level, so that nobody meets a question twice in one test. */
const fewest = 3

type Trouble = [path: Path, message: string]

/** The bank of the placement test: places that exist, options that can be told apart, enough of each level. */
export function checkPlacement({ language, placement, placementSource, courses }: LanguageFolder): Problem[] {
  const { lint } = rulesOf(language.id)
  if (!placementSource) return []
  const lessons = new Map(
    courses.map(({ course, lessons }) => [course.id, new Set(lessons.map(({ lesson }) => lesson.id))]),
  )
  const found = placement.flatMap((item, at) =>
    [
      ...placeTroubles(item, lessons),
      ...idTroubles(item, placement.slice(0, at)),
      ...optionTroubles(item),
      ...spellingTroubles(item, lint),
    ].map(([path, message]) => placementSource.problem([at, ...path], message)),
  )
  const gaps = placementSkills.flatMap((skill) =>
    placementLevels.flatMap((level) => {
      const count = placement.filter((item) => item.skill === skill && item.level === level).length
      const message = `${skill} at ${level} has ${count} questions, and needs ${fewest}`
      return count < fewest ? [placementSource.problem([], message)] : []
    }),
  )
  return [...found, ...gaps]
}

function idTroubles({ id }: AuthoredPlacementItem, before: AuthoredPlacementItem[]): Trouble[] {
  return before.some((one) => one.id === id) ? [[['id'], `the id “${id}” is used already`]] : []
}

function placeTroubles(
  { course, lesson }: AuthoredPlacementItem,
  lessons: Map<string, Set<string>>,
): Trouble[] {
  const known = lessons.get(course)
  if (!known) return [[['course'], `there is no course “${course}”`]]
  if (lesson === undefined || known.has(lesson)) return []
  return [[['lesson'], `the course “${course}” has no lesson “${lesson}”`]]
}

function optionTroubles(item: AuthoredPlacementItem): Trouble[] {
  const { right } = askedOf(item)
  if (right === '') return [[['right'], 'the right answer is missing: write it here or after the “ = ”']]
  const options = [right, ...item.wrong].map((option) => normalise(option).toLowerCase())
  return item.wrong.flatMap((_, at): Trouble[] =>
    options.indexOf(options[at + 1] ?? '') <= at ? [[['wrong', at], 'the same as another option']] : [],
  )
}

/** A wrong spelling may be what a script question is about; everything else is standard Hindi. */
function spellingTroubles(item: AuthoredPlacementItem, lint: LanguageRules['lint']): Trouble[] {
  const { said, right } = askedOf(item)
  const asksSpelling = item.skill === 'script' && 'hear' in item
  const field = 'hear' in item ? 'hear' : 'read'
  const texts: [Path, string][] = [
    ...said.hi.split(gap).map((part): [Path, string] => [[field], part.trim()]),
    [['right'], right],
    ...(asksSpelling ? [] : item.wrong.map((text, at): [Path, string] => [['wrong', at], text])),
  ]
  return texts
    .filter(([, text]) => hasIndic(text))
    .flatMap(([path, text]) => lint(text).map(({ message }): Trouble => [path, message]))
}
