import { CONJUNCTS } from './conjuncts-table.ts'

export interface Conjunct {
  /** As it is written: क्ष. */
  whole: string
  /** The letters in it: क and ष. */
  parts: [first: string, second: string]
  kindId: string
}

export interface ConjunctKind {
  id: string
  name: string
  /** What happens to the letters. */
  note: string
  conjuncts: Conjunct[]
}

/** Joined consonants by the way in which they join. */
export const conjunctKinds: ConjunctKind[] = readKinds()
/** All joined consonants that are taught. */
export const conjuncts: Conjunct[] = conjunctKinds.flatMap((kind) => kind.conjuncts)

const virama = '्'

function readKinds(): ConjunctKind[] {
  const lines = CONJUNCTS.normalize('NFC').trim().split('\n')
  const heads = lines.filter((line) => line.startsWith('#'))
  return heads.map((head) => {
    const [id = '', name = '', note = ''] = head.slice(2).split(' | ')
    const wholes = lines[lines.indexOf(head) + 1]?.split(' ') ?? []
    return { id, name, note, conjuncts: wholes.map((whole) => conjunctOf(whole, id)) }
  })
}

function conjunctOf(whole: string, kindId: string): Conjunct {
  const [first = '', second = ''] = whole.split('\u094d')
  return { whole, parts: [first, second], kindId }
}

/** The first letter without its “a”, as it stands before the sign that joins. */
export const withoutVowel = (letter: string): string => letter + virama
