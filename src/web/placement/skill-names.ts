import type { PlacementSkill } from '#rules/placement/levels.ts'

export const skillNames: Record<PlacementSkill, string> = {
  listening: 'Listening',
  grammar: 'Grammar',
  script: 'Script',
  reading: 'Reading',
}
