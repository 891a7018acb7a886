import { resolve } from 'node:path'
import { packForms } from '#language/lexicon.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { wordsToType } from '#web/practice/typing/words-to-type.ts'

const { curriculum } = readCurriculum(resolve(import.meta.dirname, '../../curriculum'), { check: true })

const WORD = /^[\u0904-\u0939][\u0900-\u094c\u0901-\u0939\u094d]*$/u
/** Half letters and signs that lessons of the script show by themselves are no words, nor are respellings for the voice. */
const isWord = (text: string) => WORD.test(text) && !text.endsWith('\u094d')

function hindiIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/[\u0900-\u0963\u0970-\u097f]+/gu) ?? []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'speak' ? [] : hindiIn(part)))
}

/** Words that authors gave a roman of their own: [word, roman], letters left out. */
export const authoredRoman = curriculum.words.filter(({ kind }) => kind !== 'letter')

/** Every Hindi word that stands anywhere in the curriculum, with the forms of the taught ones. */
export const curriculumWords = [
  ...new Set(hindiIn([curriculum.words, curriculum.courses]).map((word) => word.normalize('NFC'))),
].filter(isWord)

/** What typing offers beyond the lesson: the dictionary and its forms, as they come to the page. */
export const taughtWords = allOf(
  wordsToType(
    curriculum.words
      .filter(({ languageId }) => languageId === 'hindi')
      .map(({ hindi, english, kind, gender, forms }) => {
        const native = hindi.normalize('NFC')
        return [native, english, kind, gender, packForms([native, ...forms])]
      }),
  ),
)

function allOf<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
