import type { Said } from '#server/curriculum/curriculum.ts'

/** Hindi's pronouns tell near from far, not he from she: which of them a gloss means, the English says. */
const persons: [person: string, glosses: RegExp, english: RegExp][] = [
  ['he', /^(he|him|his|to him)$/, /\b(he|him|his|himself)\b/i],
  ['she', /^(she|her|hers|to her)$/, /\b(she|her|hers|herself)\b/i],
  ['they', /^(they|them|to them)$/, /\b(they|them|their|theirs|themselves|these|those)\b/i],
]

/** Whom a gloss names where the English speaks of another alone. */
function misnamed({ gloss, english }: Said): string[] {
  const spokenOf = persons.filter(([, , words]) => words.test(english)).map(([person]) => person)
  return persons
    .filter(([person, glosses]) => {
      const isGlossed = gloss.split(' · ').some((one) => glosses.test(one))
      return isGlossed && !spokenOf.includes(person) && spokenOf.some((one) => one !== 'they')
    })
    .map(([person]) => person)
}

function* sentencesIn(part: unknown): Generator<Said> {
  if (typeof part !== 'object' || part === null) return
  const said = part as Partial<Said>
  if (typeof said.gloss === 'string' && typeof said.english === 'string') yield said as Said
  for (const each of Object.values(part)) yield* sentencesIn(each)
}

/** Of all that is said in a part of the curriculum, what is glossed as another's. */
export function misnamedIn(part: unknown): string[] {
  return [...sentencesIn(part)].flatMap((said) =>
    misnamed(said).map((person) => `${person}: ${said.hindi} = ${said.english}`),
  )
}
