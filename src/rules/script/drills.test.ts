import { expect, test } from 'vitest'
import { conjunctDrill } from './conjunct-drill.ts'
import { lookAlikeDrill, romanOf } from './look-alike-drill.ts'

/** The same chances each time. */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

test('a drill has ten questions whose answer stands once among its options', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    for (const drill of [
      lookAlikeDrill(chances(seed), { isMet: () => true }),
      conjunctDrill(chances(seed)),
    ]) {
      expect(drill).toHaveLength(10)
      for (const { options, answer, reason, shown, heardId, ask } of drill) {
        expect(options.filter((option) => option === answer)).toHaveLength(1)
        expect(new Set(options).size, `${ask} ${options}`).toBe(options.length)
        expect(reason).not.toBe('')
        expect(shown !== '' || heardId !== null).toBe(true)
      }
    }
  }
})

test('pairs of letters that were met come first', () => {
  const isMet = ({ id }: { id: string }) => ['bha', 'ma', 'gha', 'dha'].includes(id)
  const drill = lookAlikeDrill(chances(7), { isMet, most: 2 })
  expect(drill.map(({ item }) => item).every((item) => isMet({ id: item }))).toBe(true)
})

test('what sounds alike is never to be told by ear', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const heard = lookAlikeDrill(chances(seed), { isMet: () => false }).filter(({ heardId }) => heardId)
    for (const { options } of heard) expect(options).not.toContain('ङ')
  }
})

test.each([
  ['भ', 'bha'],
  ['रव', 'rava'],
  ['कि', 'ki'],
  ['कौ', 'kau'],
  ['कँ', 'kã'],
  ['त्र', 'tra'],
])('%s is read %s', (glyph, roman) => {
  expect(romanOf(glyph)).toBe(roman)
})

test('a joined letter is put together from its letters', () => {
  const together = conjunctDrill(chances(3)).filter(({ ask }) => ask.startsWith('Put'))
  for (const { shown, answer } of together) {
    expect(shown.replace(' + ', '').normalize('NFC')).toBe(answer)
  }
})
