import type { Sql } from '../database/sql.ts'
import { addTeam } from './team-store.ts'

const team = [
  {
    id: 'demo-team-asha',
    firstName: 'Asha',
    title: 'Founder, writes the lessons',
    description:
      'Asha grew up in Lucknow, between her grandmother’s stories and her father’s bookshop. She began the video channel in 2012, in her kitchen.',
    picture: 'team-asha.svg',
  },
  {
    id: 'demo-team-gurpreet',
    firstName: 'Gurpreet',
    title: 'Makes the films',
    description:
      'Gurpreet is from Amritsar. He spends his days at tea stalls and stations, and writes down what people really say there.',
    picture: 'team-gurpreet.svg',
  },
  {
    id: 'demo-team-meenakshi',
    firstName: 'Meenakshi',
    title: 'Teaches, and trains our tutors',
    description:
      'Meenakshi is from Madurai. Her first language is Tamil, so she knows what is hard about Hindi: she learned it too.',
    picture: 'team-meenakshi.svg',
  },
  {
    id: 'demo-team-imran',
    firstName: 'Imran',
    title: 'Voices and sound',
    description: 'Imran is from Hyderabad. He hears a wrong vowel from two rooms away, and is kind about it.',
    picture: 'team-imran.svg',
  },
  {
    id: 'demo-team-lalremi',
    firstName: 'Lalremi',
    title: 'Cuts the paper',
    description:
      'Lalremi is from Aizawl. Every mango, kite and auto-rickshaw here came from under her scissors, and Mor too.',
    picture: 'team-lalremi.svg',
  },
] as const

/** The team of the demo academy. */
export async function loadDemoTeam(sql: Sql): Promise<void> {
  await addTeam(sql, team)
}
