import { grouped } from '../../grouped.ts'

/** Persons as they stand alone, before a postposition, with “of”, with “to”, and with ने: they never stand alone before one. */
const BEFORE_POSTPOSITIONS = `
मैं,मुझ,मुझे मुझ मेर मुझे मैंने
तू,तुझ,तुझे तुझ तेर तुझे तूने
हम,हमें हम हमार हमें हमने
तुम,तुम्हें तुम तुम्हार तुम्हें तुमने
वह,वो,उसे उस उसक उसे उसने
यह,इसे इस इसक इसे इसने
वे,उन्हें उन उनक उन्हें उन्होंने
ये,इन्हें इन इनक इन्हें इन्होंने
कौन,किसे किस किसक किसे किसने
`
  .trim()
  .split('\n')
  .map((line) => line.normalize('NFC').split(' '))

/** What a person and a postposition become. */
function joined([, stem = '', of = '', to = '', ne = '']: string[], postposition: string): string[] {
  if (postposition === 'ने') return [ne]
  if (postposition === 'को') return [to, `${stem}को`]
  return [/^क/u.test(postposition) ? of + postposition.slice(1) : stem + postposition]
}

function pairsByWord(persons: (row: string[]) => string[], postpositions: string): Map<string, string[][]> {
  const pairs = BEFORE_POSTPOSITIONS.flatMap((row) =>
    persons(row).flatMap((person) =>
      postpositions
        .normalize('NFC')
        .split(' ')
        .flatMap((postposition) => joined(row, postposition).map((word) => [word, person, postposition])),
    ),
  )
  return grouped(pairs, ([word = '']) => word)
}

/** By the one word that a person and a postposition become: it, and the two that learners write (वह का for उसका). */
export const PARTED_PERSONS = pairsByWord(([persons = '']) => persons.split(','), 'का के की को से में पर ने')

/** The same as it is heard in many a city: मेरे को for मुझे. */
export const SAID_FOR_PERSONS = pairsByWord(([, , of = '']) => (of.endsWith('र') ? [`${of}े`] : []), 'को से')

/** Postpositions of two words, by what they say. */
export const BOTH_SAY = new Map(
  'above/के ऊपर|inside/के अंदर|together with/के साथ|for/के लिए|near/के पास'
    .split('|')
    .map((entry) => entry.normalize('NFC').split('/'))
    .map(([says = '', pair = '']) => [says, pair.split(' ')] as [string, string[]]),
)

/** Who has a thing, as it stands before पास. */
export const OWNER = /^(?:के|(?:मे|ते|हमा|तुम्हा)रे|(?:आप|[उइ][सन])के)$/u
export const HAVING = 'पास'.normalize('NFC')
const FAMILY = new Set(
  'भाई बहन बहनें बेटा बेटे बेटी बेटियाँ बच्चा बच्चे चाचा मामा दादी नानी माँ'.normalize('NFC').split(' '),
)

/** Why no पास stands before these words; nothing where there is no family among them. */
export const ofFamily = (words: string[]): string | undefined =>
  words.some((word) => FAMILY.has(word)) ? `${HAVING} is for things, not for family` : undefined
