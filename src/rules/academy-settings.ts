import { academy } from './academy.ts'

/** What of the academy its people may change in the studio; the rest stands in its file. */
export interface AcademySettings {
  name: string
  tagline: string
  /** A picture's name under /UserProfile/; empty where the drawn name stands. */
  logo: string
  socials: { name: string; url: string }[]
  mailboxes: { support: string; press: string; partnerships: string }
  community: { members: number; articles: number }
  /** Who sells, as it stands on receipts; the address line by line. */
  business: { name: string; address: string[]; taxNumber: string }
}

/** A copy of its own, down to the last part: what changes here changes nowhere else. */
const pick = ({ name, tagline, logo, ...parts }: AcademySettings): AcademySettings => ({
  name,
  tagline,
  logo,
  socials: parts.socials.map((social) => ({ ...social })),
  mailboxes: { ...parts.mailboxes },
  community: { ...parts.community },
  business: { ...parts.business, address: [...parts.business.address] },
})

/** As the file has them, which is how the pages are built. */
export const builtSettings: Readonly<AcademySettings> = pick(academy)

/** Whatever reads `academy` from now on reads these: mails, receipts, the pages of this process or this browser. */
export function takeSettings(changed: Partial<AcademySettings>): AcademySettings {
  const settings = { ...pick(builtSettings), ...changed }
  Object.assign(academy, settings)
  return settings
}
