import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/** Settings that open doors: each may lie in a file instead, which `<name>_FILE` names, as Docker's secrets do. */
export const secretSettings = [
  'SECRET_KEY',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'CCAVENUE_ACCESS_CODE',
  'CCAVENUE_WORKING_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
]

/**
 * The environment with those files read. Their text never comes back into the environment itself, which child processes
 * and whoever lists processes can see. Throws one line that names the setting.
 */
export function withSecretFiles(given: Environment): Environment {
  const read = secretSettings.flatMap((name) => {
    const file = given[`${name}_FILE`]
    if (file === undefined) return []
    if (given[name] !== undefined) throw new Error(`Settings ${name} and ${name}_FILE are both given.`)
    return [[name, secretIn(file, `${name}_FILE`)]]
  })
  return { ...given, ...Object.fromEntries(read) }
}

function secretIn(file: string, setting: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text !== '') return text
  } catch (error) {
    throw new Error(`Setting ${setting} cannot be read: ${(error as Error).message}.`)
  }
  throw new Error(`Setting ${setting} names an empty file.`)
}
