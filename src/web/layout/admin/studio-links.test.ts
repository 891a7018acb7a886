import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { isTheirs, studioLinksFor, workAt } from './studio-links.ts'

interface AnyRoute {
  path?: string | undefined
  children?: AnyRoute[] | undefined
}

const addressesOf = (all: readonly AnyRoute[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...addressesOf(children)])

test('every address of the studio but its first page names the work behind it', () => {
  const studio = addressesOf(routes).filter((address) => address.startsWith('/admin'))
  expect(studio.length).toBeGreaterThan(30)
  expect(studio.filter((address) => workAt(address) === undefined)).toEqual(['/admin'])
})

test('who works here finds their own addresses and no others', () => {
  expect(isTheirs('SUPPORT', '/admin/content')).toBe(false)
  expect(isTheirs('SUPPORT', '/admin/lessons/hindi-market-mangoes/preview')).toBe(false)
  expect(isTheirs('SUPPORT', '/admin/students/one')).toBe(true)
  expect(isTheirs('SUPPORT', '/admin/tutorRequests')).toBe(true)
  expect(isTheirs('SUPPORT', '/admin/tutors')).toBe(false)
  expect(isTheirs('EDITOR', '/admin/courses/hindi-market')).toBe(true)
  expect(isTheirs('EDITOR', '/admin/settings')).toBe(false)
  expect(isTheirs('ADMIN', '/admin/tutors/new')).toBe(true)
  expect(isTheirs('STUDENT', '/admin')).toBe(false)
  expect(isTheirs('EDITOR', '/admin')).toBe(true)
})

test('the studio shows each role the parts that are theirs', () => {
  const shown = (role: 'STUDENT' | 'EDITOR' | 'SUPPORT') => studioLinksFor(role).map(({ label }) => label)
  expect(shown('STUDENT')).toEqual([])
  expect(shown('EDITOR')).toEqual(['Today', 'Content', 'Words', 'Answers', 'Figures'])
  expect(shown('SUPPORT')).toEqual(['Today', 'Students', 'Reviews', 'Reports', 'Tutors', 'Mails', 'Figures'])
})
