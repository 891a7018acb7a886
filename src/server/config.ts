import { randomBytes } from 'node:crypto'
import { accessSync, constants, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { makeFolder } from './make-folder.ts'
import { withSecretFiles } from './secret-files.ts'
import {
  address,
  addressWithPath,
  onOff,
  origin,
  postgresAddress,
  sender,
  smtpAddress,
  socket,
  text,
  whole,
} from './setting-kinds.ts'
import { givenByHalf } from './whole-settings.ts'

const leastKey = 32
const environments = ['production', 'development', 'test'] as const
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Every setting of docs/operations.md, read once at the start. */
const Settings = z.object({
  // 'prod' would be a development with its page of mails, open to all.
  NODE_ENV: z.enum(environments, { error: `is none of ${environments.join(', ')}` }).default('development'),
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: text.default('./data'),
  CURRICULUM_DIR: text.default(fileURLToPath(new URL('../../curriculum', import.meta.url))),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  SECRET_KEY: text.min(leastKey, `is shorter than ${leastKey} characters`).optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: sender.default('Boli <namaste@boli.test>'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: address.optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_API_BASE: address.optional(),
  PAYPAL_MERCHANT_ID: text.optional(),
  CCAVENUE_MERCHANT_ID: text.optional(),
  CCAVENUE_ACCESS_CODE: text.optional(),
  CCAVENUE_WORKING_KEY: text.optional(),
  CCAVENUE_URL: address.optional(),
  PAYMENTS: z.enum(['sandbox'], { error: "can only be 'sandbox'" }).optional(),
  MEDIA_URL: addressWithPath.optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  CLAMD: socket.optional(),
  TRUST_PROXY: z
    .union([z.literal('off').transform(() => 0), whole(0, 10)], { error: 'is not a number of proxies' })
    .default(0),
  DRAIN_SECONDS: whole(0, 60).default(0),
  DEMO: onOff.optional(),
  RATE_LIMITS: onOff.default('on'),
  CALLS_A_MINUTE: whole(60, 1_000_000).default(1200),
  SIGN_UPS_A_DAY: whole(1, 1_000_000).default(300),
  METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
  SLOW_QUERY_MS: whole(1, 600_000).default(500),
  MAX_QUERIES: whole(1, 100_000).default(500),
  MAX_LOOP_DELAY: whole(10, 60_000).default(1000),
  LOG_LEVEL: z.enum(levels, { error: `is none of ${levels.join(', ')}` }).default('info'),
})

/** For whoever holds what is written about settings against them. */
export const settingNames = Object.keys(Settings.shape)

export type Config = ReturnType<typeof readConfig>

/** A setting that cannot be used: its message is one line that names it. */
export class BadSetting extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(filled(given))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new BadSetting(`Setting ${String(issue?.path[0])} ${issue?.message}. See docs/operations.md.`)
  }
  const set = parsed.data
  const production = set.NODE_ENV === 'production'
  if (production && set.DATABASE_URL && !set.SECRET_KEY) {
    throw new BadSetting('Setting SECRET_KEY is required with NODE_ENV=production and DATABASE_URL.')
  }
  const half = givenByHalf(set)
  if (half) throw new BadSetting(`${half} See docs/operations.md.`)
  const dataDir = ownFolder(resolve(set.DATA_DIR))
  return {
    ...set,
    production,
    dataDir,
    s3: s3Of(set),
    curriculumDir: curriculumAt(set.CURRICULUM_DIR),
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    secretKey: set.SECRET_KEY ?? secretOf(dataDir),
    demo: (set.DEMO ?? (set.DATABASE_URL ? 'off' : 'on')) === 'on',
    rateLimits: set.RATE_LIMITS === 'on',
  }
}

function filled(given: Record<string, string | undefined>) {
  try {
    return withSecretFiles(given)
  } catch (error) {
    throw new BadSetting(`${(error as Error).message} See docs/operations.md.`)
  }
}

/** An empty one is a disk that is not mounted or a slip of the pen: all that was taught before would be taken out. */
function curriculumAt(path: string): string {
  const folder = resolve(path)
  const setting = `Setting CURRICULUM_DIR (${folder})`
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BadSetting(`${setting} is no folder. See docs/operations.md.`)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  if (names.some((name) => name.endsWith('.yaml'))) return folder
  throw new BadSetting(`${setting} holds no curriculum. See docs/operations.md.`)
}

/** The store that all servers share; null where files are kept on this disk. */
function s3Of(set: z.output<typeof Settings>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = set
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

/** There, and ours to write into: found out now and not when the first mail is to be kept. */
function ownFolder(dataDir: string): string {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return dataDir
  } catch (error) {
    throw new BadSetting(`Setting DATA_DIR (${dataDir}) cannot be written: ${(error as Error).message}.`)
  }
}

/** Made on the first start and kept: links and sessions must outlive a restart. */
function secretOf(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new BadSetting(`Setting DATA_DIR (${dataDir}) cannot be written: ${(error as Error).message}.`)
    }
  }
  const kept = secretIn(file)
  // Cut off while it was being written, it would be a key that anybody knows: none at all.
  if (kept.length >= leastKey) return kept
  throw new BadSetting(
    `The secret in ${file} is not whole. Put it back from a backup; without one, delete it and all sign in anew.`,
  )
}

function secretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new BadSetting(`Setting DATA_DIR holds no secret that can be read: ${(error as Error).message}.`)
  }
}
