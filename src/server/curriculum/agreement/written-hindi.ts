import { hindiOf } from '../../authoring/checks/check-coverage.ts'
import { isDrawn } from '../../authoring/resolving/resolve-film.ts'
import { gap } from '../../authoring/written/authored-placement.ts'
import type { CourseFolder, LanguageFolder, LessonFile } from '../../authoring/written/authored-tree.ts'
import type { Path } from '../../authoring/written/problem.ts'
import type { SourceFile } from '../../authoring/written/source-file.ts'

/** Hindi that is held out as right, with its place and, in a film, who says it. */
export interface WrittenHindi {
  text: string
  speaker: 'm' | 'f' | undefined
  source: SourceFile
  path: Path
}

/** Everything but wrong options and the tiles that are too many. */
export function writtenHindi({ courses, placement, placementSource }: LanguageFolder): WrittenHindi[] {
  const asked = placement.flatMap((item, at): WrittenHindi[] => {
    const field = 'read' in item ? 'read' : 'hear'
    const { hi = '' } = 'read' in item ? item.read : item.hear
    const text = item.skill === 'grammar' ? hi.replace(gap, item.right) : hi
    return placementSource ? [{ text, speaker: undefined, source: placementSource, path: [at, field] }] : []
  })
  return [
    ...courses.flatMap(({ lessons }) => lessons.flatMap(ofLesson)),
    ...courses.flatMap(ofWords),
    ...asked,
  ]
}

function ofWords({ words, wordsSource: source }: CourseFolder): WrittenHindi[] {
  if (!source) return []
  return words.flatMap(({ example, hi, is }, at) => [
    ...(example ? [{ text: example.hi, speaker: undefined, source, path: [at, 'example'] }] : []),
    ...(is === 'phrase' ? [{ text: hi, speaker: undefined, source, path: [at, 'hi'] }] : []),
  ])
}

function ofLesson({ lesson, source }: LessonFile): WrittenHindi[] {
  return [...hindiOf(lesson)]
    .filter(({ path }) => path[2] !== 'wrong' && path[2] !== 'extra')
    .map(({ path, text }) => ({ text, path, source, speaker: speakerOf(lesson, path) }))
}

function speakerOf({ films }: LessonFile['lesson'], [where, at, , nth]: Path): 'm' | 'f' | undefined {
  const film = where === 'films' ? films[Number(at)] : undefined
  if (!film || !isDrawn(film)) return undefined
  const voice = film.cast[film.lines[Number(nth)]?.who ?? '']?.voice
  return voice && (voice === 'woman' ? 'f' : 'm')
}

/** Those who speak in films, by the name that others call them, with what they are taken to be. */
export function castOf({ courses }: LanguageFolder): Map<string, Set<'m' | 'f'>> {
  const cast = new Map<string, Set<'m' | 'f'>>()
  for (const { lesson } of courses.flatMap(({ lessons }) => lessons)) {
    for (const film of lesson.films.filter(isDrawn)) {
      for (const { hi, voice } of Object.values(film.cast)) {
        cast.set(hi, (cast.get(hi) ?? new Set()).add(voice === 'woman' ? 'f' : 'm'))
      }
    }
  }
  return cast
}
