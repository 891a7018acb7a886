import { randomBytes } from 'node:crypto'
import { accessSync, constants, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { makeFolder } from './make-folder.ts'
import { withSecretFiles } from './secret-files.ts'
import { givenByHalf } from './whole-settings.ts'

const text = z.string().regex(/\S/, 'is empty')
const optional = text.optional()
const origin = z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })
const address = origin.optional()
const isEscaped = (url: string) => !/%(?![0-9a-f]{2})/i.test(url)
// What a password often holds, and what ends it in an address.
const escapes = 'in a password # is written %23, / %2F, ? %3F'
const postgresAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: `is not a postgres:// address (${escapes})` })
  .refine(isEscaped, 'holds a % that is written %25 there')
  .refine(isUtf8, 'holds a letter that is not written in UTF-8 (é is written %C3%A9)')
const onOff = z.enum(['on', 'off'], { error: "is neither 'on' nor 'off'" })
const whole = (from: number, to: number) => {
  const error = `is not a whole number from ${from} to ${to}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(from, error).max(to, error))
}
const withoutSlash = (url: string) => url.replace(/\/+$/, '')
// Https:// is as good, and is looked for in small letters.
const asOrigin = (url: string) => withoutSlash(url).replace(/^https?/i, (scheme) => scheme.toLowerCase())
const isPlain = (url: string) => !/[?#@]/.test(url)
const portOf = (place: string) => Number(place.split(':').at(-1))
const isReachable = (place: string) => place.startsWith('/') || (portOf(place) > 0 && portOf(place) < 65_536)
const isOrigin = (url: string) => URL.parse(url)?.href.replace(/\/$/, '') === URL.parse(url)?.origin
const leastKey = 32
const environments = ['production', 'development', 'test'] as const
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Every setting of docs/operations.md, read once at the start. */
const Settings = z.object({
  // 'prod' would be a development with its page of mails, open to all.
  NODE_ENV: z.enum(environments, { error: `is none of ${environments.join(', ')}` }).default('development'),
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: origin
    .refine(isOrigin, 'is more than an origin: no path, no question mark, no password')
    .transform(asOrigin)
    .optional(),
  DATA_DIR: text.default('./data'),
  CURRICULUM_DIR: text.default(fileURLToPath(new URL('../../curriculum', import.meta.url))),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  SECRET_KEY: text.min(leastKey, `is shorter than ${leastKey} characters`).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: `is not an smtp:// address (${escapes})` })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      "is not an address like 'Boli <namaste@boli.test>'",
    )
    .default('Boli <namaste@boli.test>'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: address,
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_API_BASE: address,
  PAYPAL_MERCHANT_ID: optional,
  CCAVENUE_MERCHANT_ID: optional,
  CCAVENUE_ACCESS_CODE: optional,
  CCAVENUE_WORKING_KEY: optional,
  CCAVENUE_URL: address,
  PAYMENTS: z.enum(['sandbox'], { error: "can only be 'sandbox'" }).optional(),
  MEDIA_URL: origin
    .refine(isPlain, 'is more than an address and a path: no question mark, no #, no password')
    .transform(withoutSlash)
    .optional(),
  S3_ENDPOINT: address,
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  CLAMD: z
    .string()
    .regex(/^([^/\s]+:\d+|\/\S+)$/, 'is neither host:port nor the path of a socket')
    .refine(isReachable, 'names a port that is none of 1 to 65535')
    .optional(),
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

/** `%E9` is é in another encoding: the database's driver would throw where it reads it. */
function isUtf8(url: string): boolean {
  try {
    return decodeURIComponent(url) !== ''
  } catch {
    return !isEscaped(url)
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
