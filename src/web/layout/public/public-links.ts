import { toAbout, toContact, toPrices, toPrivacyPolicy, toTerms } from '../../paths.ts'

/** What stands at the foot of every public page (spec 2). */
export const footerLinks = [
  { to: toAbout(), label: 'About' },
  { to: toContact(), label: 'Contact' },
  { to: toPrices(), label: 'Prices' },
]

export const legalLinks = [
  { to: toPrivacyPolicy(), label: 'Privacy Policy' },
  { to: toTerms(), label: 'Terms & Conditions' },
]
