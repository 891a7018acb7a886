import type { z } from 'zod'
import { StudioContent } from '#calls/studio-documents.ts'
import type { StudioCourse, StudioLanguage, StudioMaster } from '#calls/studio-shapes.ts'
import { type StudioWord, wordKinds } from '#calls/studio-words.ts'
import { exerciseTypeNames } from '#rules/exercise-types.ts'
import type { DocumentKind } from '../../authoring/written/document-kind.ts'
import { lessonOf, pairsOf, rawLesson, rawPairs } from './lesson-content.ts'
import { listIn, mapIn, numberIn, textIn, textsIn, written } from './raw-value.ts'
import { rawSentence, sentenceIn } from './written-sentence.ts'

/** What a document says, for the forms; null where it is nothing of its kind, or more than the forms hold. */
export function contentOf(kind: DocumentKind, value: unknown): StudioContent | null {
  const held = StudioContent.safeParse(taken(kind, value))
  return held.success ? held.data : null
}

function taken(kind: DocumentKind, value: unknown): z.input<typeof StudioContent> | null {
  const isList = kind === 'words' || kind === 'masters' || kind === 'placement'
  const isEmpty = value === null || value === undefined
  if (isEmpty && !isList && kind !== 'glossary') return null
  if (!isEmpty && Array.isArray(value) !== isList) return null
  if (!isEmpty && !isList && !mapIn(value)) return null
  const map = mapIn(value) ?? {}
  switch (kind) {
    case 'lesson':
      return { kind, lesson: lessonOf(map) }
    case 'words':
      return { kind, words: listIn(value).map(wordOf) }
    case 'course':
      return { kind, course: courseOf(map) }
    case 'masters':
      return { kind, masters: listIn(value).map(masterOf) }
    case 'glossary':
      return { kind, glossary: pairsOf(map) }
    case 'placement':
      return { kind, placement: listIn(value).map((item) => mapIn(item) ?? {}) }
    case 'language':
      return { kind, language: languageOf(map) }
  }
}

/** The same as a file has it. */
export function rawOf(content: StudioContent): unknown {
  switch (content.kind) {
    case 'lesson':
      return rawLesson(content.lesson)
    case 'words':
      return content.words.map(rawWord)
    case 'course':
      return rawCourse(content.course)
    case 'masters':
      return content.masters.map(({ layout, ...master }) => ({ ...master, ...written({ layout }) }))
    case 'glossary':
      return rawPairs(content.glossary)
    case 'placement':
      return content.placement
    case 'language':
      return content.language
  }
}

function courseOf(map: Record<string, unknown>): z.input<typeof StudioCourse> {
  const { id, name, native, description, difficulty, order, active, cover, chapters } = map
  return {
    ...{ id: textIn(id), name: textIn(name), native: textIn(native), description: textIn(description) },
    ...{ difficulty: Number(difficulty), order: Number(order), active: active !== false },
    cover: (mapIn(cover) ?? {}) as z.input<typeof StudioCourse>['cover'],
    chapters: listIn(chapters).map((raw) => {
      const chapter = mapIn(raw) ?? {}
      return {
        ...{ id: textIn(chapter.id), name: textIn(chapter.name), active: chapter.active !== false },
        ...(typeof chapter.free === 'boolean' ? { free: chapter.free } : {}),
        lessons: textsIn(chapter.lessons),
      }
    }),
  }
}

function rawCourse({ active, chapters, cover, ...course }: StudioCourse): Record<string, unknown> {
  const { id, name, native, description, difficulty, order } = course
  return {
    ...{ id, name, native, description, difficulty, order },
    ...(active ? {} : { active }),
    cover,
    chapters: chapters.map((chapter) => ({
      ...{ id: chapter.id, name: chapter.name },
      ...(chapter.active ? {} : { active: false }),
      ...(chapter.free === undefined ? {} : { free: chapter.free }),
      lessons: chapter.lessons,
    })),
  }
}

export function wordOf(raw: unknown): StudioWord {
  const map = mapIn(raw) ?? {}
  const texts = ['id', 'hi', 'en', 'roman', 'gloss', 'speak', 'picture', 'note'] as const
  return {
    ...(Object.fromEntries(texts.map((field) => [field, textIn(map[field])])) as Texts),
    is: wordKinds.find((kind) => kind === map.is) ?? textIn(map.is),
    example: sentenceIn(map.example),
    accepted: textsIn(map.accepted),
    forms: textsIn(map.forms),
  }
}
type Texts = Record<'id' | 'hi' | 'en' | 'roman' | 'gloss' | 'speak' | 'picture' | 'note', string>

export function rawWord(word: StudioWord): Record<string, unknown> {
  const { id, hi, en, is, roman, gloss, speak, picture, example, accepted, forms, note } = word
  const more = { roman, gloss, speak, picture, forms, example: rawSentence(example), accepted, note }
  return { id, hi, en, is, ...written(more) }
}

function masterOf(raw: unknown): StudioMaster {
  const map = mapIn(raw) ?? {}
  return {
    ...{ id: textIn(map.id), type: exerciseTypeNames.find((name) => name === map.type) ?? 'WATCH VIDEO' },
    ...{ name: textIn(map.name), instruction: textIn(map.instruction), layout: textIn(map.layout) },
  }
}

function languageOf(map: Record<string, unknown>): StudioLanguage {
  const trial = mapIn(map.trial)
  return {
    ...{ id: textIn(map.id), name: textIn(map.name), native: textIn(map.native), icon: textIn(map.icon) },
    ...{ open: map.open === true, order: numberIn(map.order, 0) },
    ...(trial ? { trial: { course: textIn(trial.course), lesson: textIn(trial.lesson) } } : {}),
  }
}
