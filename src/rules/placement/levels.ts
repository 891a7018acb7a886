/** From the first greeting to a novel (the syllabus's ladder). */
export const placementLevels = ['A0', 'A1', 'A2', 'B1', 'B2', 'C1'] as const
export type PlacementLevel = (typeof placementLevels)[number]

/** What is judged apart, in the order in which it is asked. */
export const placementSkills = ['listening', 'grammar', 'script', 'reading'] as const
export type PlacementSkill = (typeof placementSkills)[number]

/** What somebody says of themselves: it decides how hard the first question is, and no more. */
export const placementBackgrounds = ['new', 'home', 'studied'] as const
export type PlacementBackground = (typeof placementBackgrounds)[number]

/** The highest level that somebody knows; null: not even the first. */
export type Known = PlacementLevel | null

/** 0: nothing known; 1: the first level known, and so on. */
export const heightOf = (known: Known) => (known === null ? 0 : placementLevels.indexOf(known) + 1)
export const knownAt = (height: number): Known => placementLevels[height - 1] ?? null
