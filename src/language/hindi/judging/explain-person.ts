import { BEFORE_A_NOUN } from './agreeing-noun.ts'
import { because, type Explain } from './explain-forms.ts'
import { AFTER_KE, PERSONS } from './little-words-table.ts'

const WITH_NE = /, who did it$/u

/** मुझ for मुझे: a person cut off from the postposition. */
export const cutOff: Explain = (expected, given, around) => {
  const clause = around.lexicon.postpositions?.cutOff(expected, given)
  return clause && because(clause, expected, around)
}

/** मैं for मुझे: the same person, in another part of the sentence. */
export const person: Explain = (expected, given, around) => {
  for (const forms of PERSONS) {
    const [meant, said] = [forms.get(expected), forms.get(given)]
    if (!meant || !said || meant === said) continue
    const clause = `which is “${said}”; here it is ${expected}, “${meant}”`
    const why = WITH_NE.test(said) ? around.lexicon.postpositions?.withoutNe(around.place) : undefined
    return why ? `${clause}: ${why}` : because(clause, expected, around)
  }
  return undefined
}

/** हमने for मैंने: the same part of the sentence, and another person. */
export const otherPerson: Explain = (expected, given) => {
  const saysOf = (word: string) => PERSONS.find((forms) => forms.has(word))?.get(word)
  const [meant, said] = [saysOf(expected), saysOf(given)]
  return meant && said ? `which is “${said}”; here it is ${expected}, “${meant}”` : undefined
}

/** मुझे लिए for मेरे लिए. */
export const beforeKe: Explain = (expected, given, { place }) => {
  const next = place.words[place.at + 1] ?? ''
  const isPerson = PERSONS.some((forms) => forms.has(given))
  return isPerson && BEFORE_A_NOUN.test(expected) && AFTER_KE.has(next)
    ? `here it is ${expected}, since ${next} follows it`
    : undefined
}
