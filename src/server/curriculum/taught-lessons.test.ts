import { expect, test } from 'vitest'
import { nestTaught } from './taught-lessons.ts'

const word = (id: string, meaning: string, languageId = 'hindi') => ({
  ...{ id, native: id, meaning, languageId, kind: 'noun', gender: 'm', forms: [] },
})

test('words are found by the sense that another begins with, wherever it stands among theirs', () => {
  const words = [
    word('वजह', 'reason, cause'),
    word('कारण', 'cause, reason'),
    word('हल', 'plough'),
    word('कारण-म', 'reason', 'marathi'),
  ]
  const rows = {
    languages: [{ id: 'hindi', name: 'Hindi' }],
    courses: [{ id: 'c', languageId: 'hindi', difficulty: 1, position: 1 }],
    chapters: [{ id: 'h', courseId: 'c' }],
    lessons: [{ id: 'l', chapterId: 'h' }],
    linked: words.map(({ id }) => ({ lessonId: 'l', wordId: id, isActive: true })),
    ...{ words, films: [], exercises: [], questions: [], accepted: [], placement: [] },
  } as unknown as Parameters<typeof nestTaught>[0]
  const found = nestTaught(rows).wordsMeaning({ languageId: 'hindi', meaning: 'reason, cause' })
  expect(found.map(({ id }) => id)).toEqual(['वजह', 'कारण'])
})
