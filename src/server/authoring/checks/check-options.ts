import { romanise } from '#language/hindi/romanise/romanise.ts'
import { normalise } from '#language/normalise.ts'
import { exerciseTypes } from '#rules/exercise-types.ts'
import { tilesOf } from '../resolving/hindi-words.ts'
import type { AuthoredWord } from '../written/authored-course.ts'
import type { AuthoredSentence } from '../written/authored-text.ts'
import type { LessonFile } from '../written/authored-tree.ts'
import type { Path, Problem } from '../written/problem.ts'

/** Options that cannot be told apart: by the eye, or, where they are heard, by the ear. */
export function checkOptions(
  { lesson, source }: LessonFile,
  wordOf: (id: string) => Pick<AuthoredWord, 'hi' | 'picture'> | undefined,
): Problem[] {
  return lesson.exercises.flatMap((exercise, at) => {
    if (!('right' in exercise)) return []
    const written = (option: AuthoredSentence | string) =>
      typeof option === 'string' ? { hi: option, en: '', ...wordOf(option) } : option
    const right: Option = written(exercise.right)
    const wrong: Option[] = (exercise.wrong ?? []).map(written)
    const { prompt, answer } = exerciseTypes[exercise.type]
    const isHeard = prompt === 'listen' || answer === 'audio'
    const options = [right, ...wrong]
    return options.flatMap((option, nth) => {
      if (nth === 0) return []
      const path: Path = ['exercises', at, 'wrong', nth - 1]
      const earlier = options.slice(0, nth)
      const same = earlier.find((other) => seen(other) === seen(option))
      if (same)
        return [source.problem(path, `the same as ${same === right ? 'the right answer' : 'another option'}`)]
      const drawn = earlier.find(({ picture }) => picture !== undefined && picture === option.picture)
      if (drawn) return [source.problem(path, `has the picture of “${drawn.hi}”`)]
      const alike =
        isHeard && option.hi !== '' && earlier.find(({ hi }) => soundOf(hi) === soundOf(option.hi))
      return alike ? [source.problem(path, `“${option.hi}” sounds like “${alike.hi}”`)] : []
    })
  })
}

type Option = AuthoredSentence & { picture?: string | undefined }

function seen({ hi, en }: AuthoredSentence): string {
  return normalise(hi === '' ? en : hi).toLowerCase()
}

/** media: a final थ sounds as त, doubled consonants are weak, यह is ये and वह is वो. */
export function soundOf(hindi: string): string {
  return tilesOf(hindi)
    .map((word) => spokenWords[word] ?? romanise(word))
    .map((roman) => roman.replace(/th$/u, 't').replace(/([^aeiou])\1/gu, '$1'))
    .join(' ')
}

const spokenWords: Record<string, string> = { यह: 'ye', वह: 'vo' }
