import { expect, test } from 'vitest'
import { isPermitted, isStaff, type Permission, permissions, readsEverything, roles } from './permissions.ts'

test('each role may do exactly this', () => {
  const all = Object.keys(permissions) as Permission[]
  const table = roles.map((role) => [role, all.filter((permission) => isPermitted(role, permission))])
  expect(table).toEqual([
    ['STUDENT', []],
    ['EDITOR', ['content', 'insight']],
    ['SUPPORT', ['support', 'insight']],
    ['ADMIN', ['content', 'support', 'insight', 'people', 'talk', 'money', 'site']],
  ])
})

test('everybody but students is of the academy, and authors read everything', () => {
  expect(roles.filter(isStaff)).toEqual(['EDITOR', 'SUPPORT', 'ADMIN'])
  expect(roles.filter(readsEverything)).toEqual(['EDITOR', 'ADMIN'])
})
