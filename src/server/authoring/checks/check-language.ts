import { isLanguageId } from '#language/language-tags.ts'
import type { LanguageFolder } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

/** An open language without a tag is marked “und”, and its id in an address is taken for a course's. */
export function checkTag({ language, source }: LanguageFolder): Problem[] {
  if (!language.open || isLanguageId(language.id)) return []
  const message = `“${language.id}” has no tag yet: it begins in src/language/languages-table.ts (docs/decisions/0014)`
  return [source.problem(['id'], message)]
}
