import type { AnalysedWord, Reading } from '#language/hindi/agreement/analysed-words.ts'
import { genderCells } from '#language/hindi/agreement/cells.ts'
import { analysedWords, disagreementsIn } from '#language/hindi/agreement/find-disagreements.ts'
import { readingsOf, taughtReadings } from '#language/hindi/agreement/taught-readings.ts'
import { foldLetters } from '#language/normalise.ts'
import { hindiWords } from '../../authoring/resolving/hindi-words.ts'
import type { LanguageFolder } from '../../authoring/written/authored-tree.ts'
import type { Problem } from '../../authoring/written/problem.ts'
import type { Analyse } from './analyser.ts'
import { checkGenders } from './check-genders.ts'
import { READ_AND_RIGHT } from './read-and-right-table.ts'
import { castOf, writtenHindi } from './written-hindi.ts'

export interface Agreement {
  texts: number
  words: number
  /** How many of the words are in the dictionary, or taught. */
  known: number
  problems: Problem[]
}

/** Every Hindi sentence of a language, with each word analysed, read for words that do not agree. */
export function checkAgreement(
  folder: LanguageFolder,
  analyse: Analyse,
  readAndRight = READ_AND_RIGHT,
): Agreement {
  const written = writtenHindi(folder)
  const readings = readingsIn(folder, analyse, new Set(written.flatMap(({ text }) => hindiWords(text))))
  const analysed = new Map<string, AnalysedWord[]>()
  for (const { text } of written) {
    if (!analysed.has(text))
      analysed.set(
        text,
        analysedWords(foldLetters(text), (word) => readings.get(word) ?? []),
      )
  }
  const used = new Set<string>()
  const problems = written.flatMap(({ text, speaker, source, path }) =>
    disagreementsIn(analysed.get(text) ?? [], { speaker }).flatMap(({ rule, says }) => {
      const right = readAndRight.find((one) => one.says === says && text.includes(one.within))
      if (right) used.add(right.within)
      return right ? [] : [source.problem(path, `${rule}: ${says}`)]
    }),
  )
  const unused = readAndRight
    .filter(({ within }) => !used.has(within))
    .map(({ within }) =>
      folder.source.problem([], `read-and-right-table.ts has “${within}”, of which nothing is said any more`),
    )
  const words = [...analysed.values()].flat().filter(({ isMark }) => !isMark)
  return {
    texts: analysed.size,
    words: words.length,
    known: words.filter((word) => word.readings.length > 0).length,
    problems: [...problems, ...unused, ...checkGenders(folder, analyse)],
  }
}

function readingsIn(folder: LanguageFolder, analyse: Analyse, words: Set<string>): Map<string, Reading[]> {
  const taught = taughtReadings(folder.courses.flatMap((course) => course.words))
  const cast = castOf(folder)
  return new Map(
    [...analyse([...words])].map(([word, told]) => {
      const genders = cast.get(word)
      const names = [...(genders ?? [])].map((gender): Reading => {
        return { lemma: word, kind: 'noun', isName: true, cells: genderCells[gender] }
      })
      const others = genders ? told.filter(({ kind }) => kind !== 'noun') : told
      return [word, [...readingsOf(word, others, taught.get(word)), ...names]]
    }),
  )
}

export function agreementLines({ texts, words, known, problems }: Agreement): string[] {
  const share = ((known / words) * 100).toFixed(1)
  return [
    `${texts} Hindi texts analysed, ${share} % of ${words} words known, ${problems.length} disagreements`,
  ]
}
