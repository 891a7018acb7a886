import { expect, test } from 'vitest'
import { countryCodeOf, countryCodes, countryName, isCountry } from './countries.ts'

test('there are 249 countries, each once', () => {
  expect(new Set(countryCodes).size).toBe(249)
  expect(countryCodes).toHaveLength(249)
})

test('every country has a name of its own', () => {
  const names = countryCodes.map(countryName)
  expect(names.filter((name, index) => name === countryCodes[index])).toEqual([])
  expect(new Set(names).size).toBe(249)
})

test.each([
  ['IN', 'India'],
  ['CI', 'Côte d’Ivoire'],
  ['AX', 'Åland Islands'],
  ['', ''],
  ['Elsewhere', 'Elsewhere'],
])('%s is called %s', (code, name) => expect(countryName(code)).toBe(name))

test('a code is two capital letters of the list', () => {
  expect(['IN', 'in', 'XX', 'EU', ''].map(isCountry)).toEqual([true, false, false, false, false])
})

test.each([
  ['IN', 'IN'],
  [' in ', 'IN'],
  ['India', 'IN'],
  ['côte d’ivoire', 'CI'],
  ['', undefined],
  ['Atlantis', undefined],
])('who gives %s means %s', (given, code) => expect(countryCodeOf(given)).toBe(code))
