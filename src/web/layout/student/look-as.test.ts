import { beforeEach, expect, test, vi } from 'vitest'
import { surroundPage } from '../../page-for-tests.ts'
import { lookAs, lookAsOneself } from './look-as.ts'

const student = { token: 'of-asha', user: { _id: 'asha' } }
const admin = { token: 'of-admin', user: { _id: 'admin' } }
let gone: string[]

beforeEach(() => {
  surroundPage()
  gone = []
})

function standOn(pathname: string, search = ''): void {
  const assign = (path: string) => gone.push(path)
  vi.stubGlobal('window', { location: { pathname, search, assign } })
}

test('who looked through a student’s eyes comes back to where they began', () => {
  standOn('/admin/students/asha', '?tab=money')
  lookAs(student)
  standOn('/analytics')
  lookAsOneself(admin)
  expect(gone).toEqual(['/dashboard', '/admin/students/asha?tab=money'])
  expect(sessionStorage.getItem('id')).toBe('admin')
})

test('a tab in which nothing began goes on to the dashboard, and so does one that would lead off the site', () => {
  standOn('/analytics')
  lookAsOneself(admin)
  standOn('//elsewhere.test/', '')
  lookAs(student)
  lookAsOneself(admin)
  expect(gone).toEqual(['/dashboard', '/dashboard', '/dashboard'])
})
