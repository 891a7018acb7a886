/** How many things a day may ask for: a student's own choice of these. */
export const dailyChoices = [20, 40, 60, 120] as const
export type DailyChoice = (typeof dailyChoices)[number]
export const usualDaily: DailyChoice = 60
