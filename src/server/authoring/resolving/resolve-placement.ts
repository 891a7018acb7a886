import { rulesOf } from '#language/language-rules.ts'
import { normalise } from '#language/normalise.ts'
import { hasIndic } from '#language/scripts.ts'
import type { OptionData, TaughtPlacementItem } from '../../curriculum/curriculum.ts'
import type { AuthoredPlacementItem } from '../written/authored-placement.ts'
import type { LanguageFolder } from '../written/authored-tree.ts'
import { type Reader, readerOf, saidOf } from './glosses.ts'
import { readingsOf } from './resolve-words.ts'
import { shortHash } from './shuffle.ts'

/** The bank of a language's placement test, with whole ids and all roman. */
export function resolvePlacement({ language, placement, courses }: LanguageFolder): TaughtPlacementItem[] {
  const reader = readerOf(
    [],
    readingsOf(
      courses.flatMap(({ words }) => words),
      rulesOf(language.id),
    ),
  )
  return placement.map((item) => {
    const { said, right } = askedOf(item)
    const courseId = `${language.id}-${item.course}`
    const options = [right, ...item.wrong].map((text) => optionOf(text, reader))
    return {
      id: `${language.id}.placement.${item.id}`,
      languageId: language.id,
      skill: item.skill,
      level: item.level,
      courseId,
      lessonId: item.lesson === undefined ? null : `${courseId}-${item.lesson}`,
      data: {
        question: item.ask ?? null,
        said: { ...saidOf(said, reader), gloss: '' },
        isHeard: 'hear' in item,
        answer: options[0]?.key ?? '',
        options,
      },
    }
  })
}

/** What is heard or read, and the right answer: where none is written, the sentence's own English. */
export function askedOf(item: AuthoredPlacementItem) {
  const said = 'hear' in item ? item.hear : item.read
  return { said, right: ('right' in item ? item.right : undefined) ?? said.en }
}

function optionOf(text: string, reader: Reader): OptionData {
  const native = hasIndic(text) ? text : ''
  return {
    key: shortHash(normalise(text)),
    value: native === '' ? text : '',
    nativeValue: native,
    roman: native === '' ? '' : reader.romanised(native),
    speak: '',
    picture: '',
  }
}
