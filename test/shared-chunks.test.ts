import { join } from 'node:path'
import { expect, test } from 'vitest'
import { groups } from '../scripts/shared-chunks.ts'

const web = join(import.meta.dirname, '../src/web')
const page = (file: string) => `${web}/${file}?__react-router-build-client-route`

/** What each module imports; all that is not named here is as long as a small component. */
const imports: Record<string, string[]> = {
  [page('root.tsx')]: ['react', 'frame'],
  [page('layout/student/SignedIn.tsx')]: ['session'],
  [page('courses/DashboardScreen.tsx')]: ['button', 'cards'],
  [page('profile/ProfileScreen.tsx')]: ['button'],
  [page('practice/PracticeScreen.tsx')]: ['exercises', 'button'],
  [page('practice/review/ReviewScreen.tsx')]: ['exercises'],
  [page('home/HomeScreen.tsx')]: ['button'],
  [page('admin/words/WordsScreen.tsx')]: ['tables', 'reasons'],
  [page('admin/words/WordEditScreen.tsx')]: ['tables', 'reasons'],
  [page('admin/lesson/LessonEditScreen.tsx')]: ['tables'],
  [join(web, 'practice/later-parts.ts')]: ['reasons', 'judge'],
  react: [],
  frame: ['react'],
  session: ['frame'],
  button: ['frame'],
  cards: [],
  exercises: ['judge', 'session'],
  judge: ['button'],
  tables: ['button'],
  reasons: [],
}
const sizes: Record<string, number> = { cards: 200_000, exercises: 200_000, tables: 10_000 }
const graph = {
  getModuleInfo: (id: string) =>
    imports[id] ? { importedIds: imports[id], code: 'x'.repeat(sizes[id] ?? 1000) } : null,
}

/** The file of a module and the place of its group: the bundler fills the groups in their order. */
function fileOf(id: string): { name: string; order: number } | null {
  for (const [order, { name }] of groups.entries()) {
    const found = typeof name === 'string' ? null : name(id, graph)
    if (found !== null) return { name: found, order }
  }
  return null
}

test('what screens share stands in few files, and none of them brings a screen what is large and not its own', () => {
  const shared = (id: string) => fileOf(id)?.name
  expect(shared('session')).toBeDefined()
  expect(shared('exercises')).toBeDefined()
  expect(shared('exercises')).toBe(shared('judge'))
  expect(shared('exercises')).not.toBe(shared('session'))
  expect(shared('exercises')).not.toBe(shared('button'))
})

test('what one screen alone asks for stays with it, and so does what no screen asks for at once', () => {
  expect(fileOf('cards')).toBeNull()
  expect(fileOf(page('courses/DashboardScreen.tsx'))).toBeNull()
  expect(fileOf('fetched-later')).toBeNull()
})

test('what practice fetches later brings nothing of the screens that have it at once', () => {
  expect(fileOf('reasons')?.name).toBeDefined()
  expect(fileOf('reasons')?.name).not.toBe(fileOf('tables')?.name)
})

test('a file comes after those that it asks for, so no two ask for each other', () => {
  for (const [id, imported] of Object.entries(imports))
    for (const other of imported) {
      const [own, asked] = [fileOf(id), fileOf(other)]
      if (own && asked && own.name !== asked.name) expect(asked.order).toBeLessThan(own.order)
    }
})
