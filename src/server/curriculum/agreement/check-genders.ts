import { genderCells } from '#language/hindi/agreement/cells.ts'
import { foldLetters } from '#language/normalise.ts'
import type { LanguageFolder } from '../../authoring/written/authored-tree.ts'
import type { Problem } from '../../authoring/written/problem.ts'
import type { Analyse } from './analyser.ts'
import { GENDER_OTHERWISE } from './gender-otherwise-table.ts'

/** Nouns of which the dictionary knows no reading in the gender that is taught. */
export function checkGenders({ courses }: LanguageFolder, analyse: Analyse): Problem[] {
  const nouns = courses.flatMap(({ words, wordsSource }) =>
    words.flatMap(({ hi, is }, at) => {
      const gender = is === 'noun m' ? 'm' : is === 'noun f' ? 'f' : undefined
      const lemma = foldLetters(hi)
      return gender && wordsSource && !lemma.includes(' ') && !GENDER_OTHERWISE.has(lemma)
        ? [{ lemma, gender, wordsSource, at } as const]
        : []
    }),
  )
  const told = analyse(nouns.map(({ lemma }) => lemma))
  return nouns.flatMap(({ lemma, gender, wordsSource, at }) => {
    const known = (told.get(lemma) ?? []).filter(({ kind }) => kind === 'noun')
    if (known.length === 0 || known.some(({ cells }) => cells & genderCells[gender])) return []
    return [
      wordsSource.problem(
        [at, 'is'],
        `gender: the analyser has ${lemma} as ${gender === 'm' ? 'feminine' : 'masculine'}`,
      ),
    ]
  })
}
