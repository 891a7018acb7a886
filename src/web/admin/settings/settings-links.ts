import { toLegalTexts, toSettings, toTeam } from '../../studio-paths.ts'

export const settingsLinks = [
  { to: toSettings(), label: 'The academy' },
  { to: toTeam(), label: 'Team' },
  { to: toLegalTexts('terms'), label: 'Terms & Conditions' },
  { to: toLegalTexts('privacy'), label: 'Privacy Policy' },
]
