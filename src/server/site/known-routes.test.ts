import { expect, test } from 'vitest'
import { knownRoutes } from './known-routes.ts'

const manifest = `window.__reactRouterManifest=${JSON.stringify({
  routes: {
    root: { id: 'root', path: '' },
    layout: { id: 'layout', parentId: 'root' },
    home: { id: 'home', parentId: 'layout', index: true },
    login: { id: 'login', parentId: 'layout', path: 'login/:haveAccount?' },
    course: { id: 'course', parentId: 'layout', path: 'coursedetails/:courseId' },
    missing: { id: 'missing', parentId: 'root', path: '*' },
  },
})};`

const isKnown = (path: string) => knownRoutes(manifest).some((route) => route.test(path))

test.each(['/', '/login', '/login/', '/Login//', '/login/yes', '/coursedetails/c1'])(
  '%s is a page',
  (path) => {
    expect(isKnown(path)).toBe(true)
  },
)

test.each(['/nowhere', '/coursedetails', '/coursedetails/c1/x', '/login/a/b', '/.env'])(
  '%s is none',
  (path) => {
    expect(isKnown(path)).toBe(false)
  },
)
