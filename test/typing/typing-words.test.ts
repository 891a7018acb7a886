import { expect, test } from 'vitest'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { inscriptLetter, inscriptRows } from '#language/hindi/typing/inscript.ts'
import { devanagariCandidates } from '#language/hindi/typing/type-roman.ts'
import { canPress, keyboardKeys, press } from '#web/practice/typing/keyboard-layout.ts'
import { authoredRoman, curriculumWords, taughtWords } from './curriculum-words.ts'
import { READ_ALOUD } from './read-aloud-table.ts'
import { ROMAN_SPELLINGS } from './roman-spellings-table.ts'

const share = (part: unknown[], whole: unknown[]) => part.length / whole.length

test('the whole curriculum is looked through', () => {
  expect(curriculumWords.length).toBeGreaterThan(1400)
  expect(taughtWords.length).toBeGreaterThan(14_000)
  expect(READ_ALOUD.length).toBeGreaterThan(500)
})

test('the romaniser reads at least 98 of 100 words as a reader does; the rest has a roman of its own', () => {
  const misread = READ_ALOUD.filter(([word, roman]) => romanise(word) !== roman).map(([word]) => word)
  const overrides = authoredRoman.filter(({ hindi, roman }) => romanise(hindi) !== roman)
  expect(1 - share(misread, READ_ALOUD)).toBeGreaterThanOrEqual(0.98)
  expect(authoredRoman.length).toBeGreaterThan(2000)
  expect(share(overrides, authoredRoman)).toBeLessThan(0.02)
  expect(misread).toEqual([])
})

test('every word is among the first five for its own roman, and nearly always the first', () => {
  const known = new Set(taughtWords)
  // A name, or a word that is not in the dictionary, is offered where its lesson asks it.
  const found = curriculumWords.map((word) => ({
    word,
    at: devanagariCandidates(romanise(word), known.has(word) ? [] : [word], taughtWords).indexOf(word),
  }))
  expect(found.filter(({ at }) => at < 0 || at > 4).map(({ word }) => word)).toEqual([])
  expect(
    share(
      found.filter(({ at }) => at === 0),
      found,
    ),
  ).toBeGreaterThan(0.97)
})

test('more than 300 casual spellings bring their word among the first five, 97 of 100 as the first', () => {
  expect(ROMAN_SPELLINGS.length).toBeGreaterThan(400)
  const found = ROMAN_SPELLINGS.map(([typed, word]) => ({
    typed,
    word,
    at: devanagariCandidates(typed, [], taughtWords).indexOf(word),
  }))
  const missed = found.filter(({ at }) => at < 0 || at > 4)
  expect(missed.map(({ typed, word }) => `${typed} ${word}`)).toEqual([])
  expect(
    share(
      found.filter(({ at }) => at === 0),
      found,
    ),
    // The more words are taught, the more of them are written alike: kam is कम and काम.
  ).toBeGreaterThan(0.97)
})

test('what is asked about is offered before what is only taught', () => {
  expect(devanagariCandidates('kam', ['काम'], ['कम', 'काम']).slice(0, 2)).toEqual(['कम', 'काम'])
  expect(devanagariCandidates('mai', ['मई'], ['मई', 'मैं']).slice(0, 2)).toEqual(['मई', 'मैं'])
  expect(devanagariCandidates('mai', [], ['मई', 'मैं']).slice(0, 2)).toEqual(['मैं', 'मई'])
  expect(devanagariCandidates('daal', ['डाल'], ['दाल', 'डाल'])[0]).toBe('डाल')
  expect(devanagariCandidates('mein', ['मैं'], ['में'])[0]).toBe('में')
})

test('every word can be typed on the keyboard on screen, and no key of it is off when it is needed', () => {
  for (const word of curriculumWords) {
    const typed = [...word.normalize('NFD')].reduce((written, key) => {
      expect(keyboardKeys, word).toContain(key)
      expect(canPress(written, key), `${key} of ${word}`).toBe(true)
      return press(written, key)
    }, '')
    expect(typed).toBe(word)
  }
})

test('every word can be typed with the physical keys of InScript', () => {
  const keys = inscriptRows.flat()
  for (const word of curriculumWords) {
    const typed = [...word.normalize('NFD')].map((letter) => {
      const key = keys.find(({ plain, shifted }) => plain === letter || shifted === letter)
      return key && inscriptLetter(key.code, key.plain !== letter)
    })
    expect(typed.join('').normalize('NFC')).toBe(word)
  }
})
