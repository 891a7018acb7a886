import type { Currency, Interval } from './prices.ts'

/** What a plan may hold, each with the name that it has where it is not included. */
export const featureNames = {
  entertainment_videos: 'Films and songs',
  lessons: 'Lessons',
  exercises: 'Exercises',
  learning_system: 'Progress and review',
  vocabulary: 'Vocabulary',
  downloads: 'Lesson downloads',
  webinars: 'Exclusive webinars',
  tutoring: 'Lessons with a tutor',
  conversation: 'Conversation practice',
  updates: 'Weekly updates',
} as const
export type Feature = keyof typeof featureNames
export const features = Object.keys(featureNames) as Feature[]

/** A feature that a plan does not hold (spec 3: the string 'false', shown as X). */
export const notIncluded = 'false'

export interface AcademyPlan {
  id: string
  languageId: string
  name: string
  nativeName: string
  description: string
  interval: Interval
  intervalCount: number
  /** In the smallest unit: cents, paise. */
  amounts: Record<Currency, number>
  features: Record<Feature, string>
}

const everything: Record<Feature, string> = {
  entertainment_videos: 'Every film',
  lessons: 'Every lesson of every course',
  exercises: 'Every exercise, with help',
  learning_system: 'Progress and review',
  vocabulary: 'All words, spoken slowly too',
  downloads: 'Lesson videos to keep',
  webinars: notIncluded,
  tutoring: notIncluded,
  conversation: 'Speaking practice',
  updates: 'Weekly updates',
}

const start: Record<Feature, string> = {
  entertainment_videos: 'The films of open lessons',
  lessons: 'First chapter of each course',
  exercises: 'Exercises of open lessons',
  learning_system: 'Progress and review',
  vocabulary: 'Words of open lessons',
  downloads: notIncluded,
  webinars: notIncluded,
  tutoring: notIncluded,
  conversation: notIncluded,
  updates: 'Weekly updates',
}

/**
 * What this academy sells: another one writes its own plans here. They are brought into the database at each start; an
 * amount that changes becomes a new price, and who bought at the older one keeps it.
 */
export const academyPlans: AcademyPlan[] = [
  {
    id: 'hindi-free',
    languageId: 'hindi',
    name: 'Free Plan',
    nativeName: 'शुरुआत',
    description: 'A good start in every course.',
    interval: 'year',
    intervalCount: 1,
    amounts: { INR: 0, USD: 0 },
    features: start,
  },
  {
    id: 'hindi-annual',
    languageId: 'hindi',
    name: 'Annual',
    nativeName: 'सालाना',
    description: 'A year of Hindi, all of it.',
    interval: 'year',
    intervalCount: 1,
    amounts: { INR: 699_900, USD: 9900 },
    features: everything,
  },
  {
    id: 'hindi-monthly',
    languageId: 'hindi',
    name: 'Monthly',
    nativeName: 'मासिक',
    description: 'Everything, a month at a time.',
    interval: 'month',
    intervalCount: 1,
    amounts: { INR: 79_900, USD: 1200 },
    features: everything,
  },
  {
    id: 'marathi-free',
    languageId: 'marathi',
    name: 'Free Plan',
    nativeName: 'सुरुवात',
    description: 'A first course in Marathi.',
    interval: 'year',
    intervalCount: 1,
    amounts: { INR: 0, USD: 0 },
    features: start,
  },
]

/** Says what the price is, so that another amount is another price, and the same one is the same again. */
export function priceId(
  plan: Pick<AcademyPlan, 'id' | 'interval' | 'intervalCount'>,
  currency: Currency,
  amount: number,
) {
  return `${plan.id}-${currency.toLowerCase()}-${amount}-${plan.intervalCount}${plan.interval}`
}
