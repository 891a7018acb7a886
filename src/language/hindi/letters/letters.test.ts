import { expect, test } from 'vitest'
import { romanise } from '../romanise/romanise.ts'
import { letterOf, letterRows, letters, lettersIn } from './alphabet.ts'
import { conjuncts } from './conjuncts.ts'
import { letterPairs, lettersOfGlyph } from './letter-pairs.ts'
import { alongStroke, strokePath, strokesOf } from './strokes.ts'

test('the alphabet stands in the order of an Indian school', () => {
  expect(letterRows.slice(0, 8).map((row) => row.letters.map(({ glyph }) => glyph).join(' '))).toEqual([
    'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ',
    'क ख ग घ ङ',
    'च छ ज झ ञ',
    'ट ठ ड ढ ण',
    'त थ द ध न',
    'प फ ब भ म',
    'य र ल व',
    'श ष स ह',
  ])
  expect(letters).toHaveLength(70)
  expect(new Set(letters.map(({ id }) => id)).size).toBe(70)
})

test('a vowel is written in roman as it is in words, alone and as a sign', () => {
  const vowels = letterRows[0]?.letters ?? []
  expect(vowels.map(({ roman }) => roman)).toEqual(vowels.map(({ glyph }) => romanise(glyph)))
  expect(vowels.map(({ roman }) => roman).join(' ')).toBe('a aa i ee u oo ri e ai o au')
  const signs = letters.filter(({ id }) => /^sign-(?!o-open)/.test(id))
  expect(signs.map(({ roman }) => roman).join(' ')).toBe('aa i ee u oo ri e ai o au')
})

test('every letter has strokes inside its box, and its line comes last', () => {
  for (const { glyph } of letters) {
    const strokes = strokesOf(glyph)
    expect(strokes.length, glyph).toBeGreaterThanOrEqual(2)
    expect(
      strokes.findIndex(({ kind }) => kind === 'line'),
      glyph,
    ).toBe(strokes.length - 1)
    for (const [x, y] of strokes.flatMap(alongStroke)) {
      expect(Math.min(x, y), glyph).toBeGreaterThan(0)
      expect(Math.max(x, y), glyph).toBeLessThan(100)
    }
  }
})

test('a letter made from another keeps its strokes and draws its own line', () => {
  expect(strokesOf('ग').map(({ kind }) => kind)).toEqual(['curve', 'upright', 'line'])
  expect(strokesOf('आ').map(({ kind }) => kind)).toEqual([
    'curve',
    'curve',
    'curve',
    'upright',
    'upright',
    'line',
  ])
  expect(strokesOf('ड़').at(-2)).toEqual({ kind: 'dot', points: [[50, 88]] })
  expect(strokesOf('x')).toEqual([])
})

test('a path goes through its points, and a dot is a path of almost no length', () => {
  const [, upright] = strokesOf('ग')
  expect(upright && strokePath(upright)).toBe('M63,29C63 36.8 63 68.2 63 76')
  expect(strokePath({ kind: 'dot', points: [[67, 51]] })).toBe('M67,51h.01')
})

test('points along a stroke are two units apart', () => {
  const along = alongStroke({
    kind: 'upright',
    points: [
      [63, 29],
      [63, 76],
    ],
  })
  expect(along).toHaveLength(24)
  expect(along[1]?.[1]).toBeCloseTo(31)
})

test.each([
  ['कमल', 'ka ma la'],
  ['किताब', 'ka sign-i ta sign-aa ba'],
  ['लड़का', 'la rra ka sign-aa'],
  ['कक्षा', 'ka ksha sign-aa'],
  ['चाँद', 'cha sign-aa chandrabindu da'],
  ['ज़मीन', 'za ma sign-ii na'],
  ['क़लम', 'qa la ma'],
  ['hello', ''],
])('%s is read with %s', (word, ids) => {
  expect(
    lettersIn(word)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids)
})

test('every look-alike is made of letters, and its reason names each of them', () => {
  for (const { glyphs, reason } of letterPairs) {
    for (const glyph of glyphs) expect(lettersOfGlyph(glyph), glyph).not.toEqual([])
    expect(reason.length).toBeGreaterThan(20)
  }
  expect(lettersOfGlyph('कि').map(({ id }) => id)).toEqual(['sign-i'])
})

test('a joined letter comes apart into two letters', () => {
  const parts = new Map(conjuncts.map((one) => [one.whole, one.parts.join('+')]))
  expect(parts.get('क्ष')).toBe('क+ष')
  expect(parts.get('ज़्य'.normalize('NFC'))).toBe('ज़+य'.normalize('NFC'))
  for (const { parts: both } of conjuncts)
    for (const part of both) expect(lettersIn(part), part).toHaveLength(1)
  expect(letterOf('ksha')?.roman).toBe('kṣha')
})
