/**
 * What was typed, as a question for `students.search_words`: each word begins a word of theirs. Cut at the same marks
 * as the column (migrations/0024); null where nothing is left to look for.
 */
export function searchQuery(typed: string): string | null {
  const words = typed
    .toLowerCase()
    .split(/[\s@._+-]+/)
    .filter((word) => word !== '')
    .map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
  return words.length > 0 ? words.join(' & ') : null
}
