type Settings = Record<string, unknown>

/**
 * What does nothing by half: the settings that are needed together, and those that say nothing without them. Where
 * something would be reached may be said beforehand: an address switches nothing on.
 */
const wholes: { needs: string[]; more: string[] }[] = [
  { needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], more: [] },
  { needs: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'], more: ['PAYPAL_MERCHANT_ID'] },
  { needs: ['CCAVENUE_MERCHANT_ID', 'CCAVENUE_ACCESS_CODE', 'CCAVENUE_WORKING_KEY'], more: [] },
  { needs: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], more: [] },
  { needs: ['DATABASE_URL'], more: ['DATABASE_READ_URL'] },
]

/** A sentence that names what is missing, and what was given in vain; null where all that was given is whole. */
export function givenByHalf(settings: Settings): string | null {
  for (const { needs, more } of wholes) {
    const given = [...needs, ...more].filter((name) => settings[name] !== undefined)
    const missing = needs.filter((name) => settings[name] === undefined)
    if (given.length > 0 && missing.length > 0) return `${theSettings(missing)} missing: ${are(given)} given.`
  }
  return null
}

const inWords = new Intl.ListFormat('en-GB')

const are = (names: string[]) => `${inWords.format(names)} ${names.length === 1 ? 'is' : 'are'}`
const theSettings = (names: string[]) => `${names.length === 1 ? 'Setting' : 'Settings'} ${are(names)}`
