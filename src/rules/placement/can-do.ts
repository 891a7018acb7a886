import type { Known, PlacementSkill } from './levels.ts'

type Said = Record<NonNullable<Known> | 'none', string>

/** What somebody can do who has come so far in a skill. */
const canDo: Record<PlacementSkill, Said> = {
  listening: {
    none: 'Spoken Hindi is still all new to you.',
    A0: 'You catch greetings and simple questions.',
    A1: 'You follow short talk of family, food and prices.',
    A2: 'You follow what happened yesterday and what comes tomorrow.',
    B1: 'You follow advice, plans and stories from work and travel.',
    B2: 'You follow news, reports and an argument.',
    C1: 'You hear irony, idioms and what is left unsaid.',
  },
  grammar: {
    none: 'How a Hindi sentence is built is still to come.',
    A0: 'You can say who and where somebody is.',
    A1: 'You handle gender, “of”, and what one does every day.',
    A2: 'You handle the past with ने, and the future.',
    B1: 'You handle must, can, if, and verbs in pairs.',
    B2: 'You handle participles, passives and causatives.',
    C1: 'You handle set phrases and literary turns.',
  },
  script: {
    none: 'The letters are still to come.',
    A0: 'You know some letters.',
    A1: 'You read simple words, sign by sign.',
    A2: 'You read words with joined letters.',
    B1: 'You read signs, figures and short forms.',
    B2: 'You read even rare joined letters.',
    C1: 'You spell what others get wrong.',
  },
  reading: {
    none: 'Sentences in Devanagari are still to come.',
    A0: 'You read a short, simple sentence.',
    A1: 'You read a few lines on everyday things.',
    A2: 'You read what happened, and what is planned.',
    B1: 'You read a story with its turns.',
    B2: 'You read news and opinions.',
    C1: 'You read a novel and an official notice.',
  },
}

/** What to do for a skill that lags behind the others. */
const advice: Record<PlacementSkill, string> = {
  listening: 'Watch each film once with its lines hidden, then with them. Slow sound is fine.',
  grammar: 'Read the note of each lesson, and do the ordering and typing exercises twice.',
  script: 'A few letters a day, traced by hand, and you read signs within weeks.',
  reading: 'Set the lines to Devanagari alone, and read aloud what you already understand.',
}

export const canDoText = (skill: PlacementSkill, known: Known) => canDo[skill][known ?? 'none']
export const adviceText = (skill: PlacementSkill) => advice[skill]
