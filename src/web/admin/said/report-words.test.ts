import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { IssueReport } from '#calls/reports.ts'
import { placesOf } from './report-words.ts'

beforeAll(() => vi.stubGlobal('location', { origin: 'https://boli.test' }))
afterAll(() => vi.unstubAllGlobals())

const places = (reportLocation: string) => {
  const others = { exerciseDetailUrl: '', exerciseMasterUrl: '', vocabularyUrl: '' }
  return placesOf({ reportLocation, ...others } as IssueReport).map(({ to }) => to)
}

test.each([
  ['/lesson/hindi/x?step=2', '/lesson/hindi/x?step=2'],
  ['https://boli.test/dashboard', '/dashboard'],
])('%s is a place of ours', (written, to) => expect(places(written)).toEqual([to]))

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/.//elsewhere.example/',
  '/lesson/../..//elsewhere.example',
  '/.\\\\elsewhere.example',
  'javascript:alert(1)',
])('%s leads elsewhere, so it is no place', (written) => expect(places(written)).toEqual([]))
